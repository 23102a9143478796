/** A stop of a gradient: where it is (0 to 1), its colour, and its opacity if it is not 1. */
export type Stop = readonly [offset: number, colour: string, opacity?: number]

/** The stops of a gradient as SVG. */
export function gradientStops(stops: readonly Stop[]): string {
  return stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('')
}
