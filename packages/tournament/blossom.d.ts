declare module 'edmonds-blossom-fixed' {
  /**
   * The matching of the greatest weight (with `maxCardinality`, among those with the most edges): the partner of each vertex, -1 for none.
   * Edges are `[vertex, vertex, weight]`.
   */
  export default function blossom(edges: readonly (readonly [number, number, number])[], maxCardinality: boolean): number[]
}
