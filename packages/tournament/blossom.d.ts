declare module 'edmonds-blossom-fixed' {
  /**
   * The matching of the greatest weight (with `maxCardinality`, among those of the most edges): by vertex the vertex it is
   * matched with, -1 for none. Edges are `[vertex, vertex, weight]`.
   */
  export default function blossom(edges: readonly (readonly [number, number, number])[], maxCardinality: boolean): number[]
}
