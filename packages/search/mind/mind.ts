import type { GameEntry } from '@orrery/games'
import type { Features, Game, Seat, TableState } from '@orrery/kernel'
import { chanceOf, evaluatorOf, type Network } from './network.ts'
import { inOrderOf, misfitOf, unpacked, type Weights, weightsFrom } from './weights.ts'

/**
 * The game with its own evaluation replaced by the learned one at tables for which there is a network. Throws a `RangeError` that says why
 * if the weights were learned with other features.
 */
export function withMind<S extends TableState, V, O>(game: Game<S, V, O>, weights: Weights): Game<S, V, O> {
  const { features } = game
  if (features === undefined) throw new RangeError(`${game.id} has no features to which weights could belong`)
  const misfit = misfitOf(weights, game.id, features)
  if (misfit !== null) throw new RangeError(misfit)
  const names = features.names()
  const networks = Object.entries(weights.networks).map(
    ([name, one]) => [name, inOrderOf(unpacked(one, names.length), weights.features.names, names)] as const,
  )
  return withNetworks(game, features, Object.fromEntries(networks))
}

/** The game with its evaluation replaced by these networks. */
export function withNetworks<S extends TableState, V, O>(
  game: Game<S, V, O>,
  features: Features<S>,
  networks: Readonly<Record<string, Network>>,
): Game<S, V, O> {
  const judges = Object.fromEntries(Object.entries(networks).map(([name, network]) => [name, judgeOf(features, network)]))
  return {
    ...game,
    evaluate(g, seat) {
      const name = features.network(g)
      return (name === null ? undefined : judges[name])?.(g, seat) ?? game.evaluate(g, seat)
    },
  }
}

function judgeOf<S>(features: Features<S>, network: Network): (g: S, seat: Seat) => number {
  const { put, odds } = evaluatorOf(network)
  return (g, seat) => {
    features.read(g, seat, put)
    return chanceOf(odds())
  }
}

/** The game as bots play it: with its learned evaluation, if there is one. */
export async function playerOf(entry: GameEntry): Promise<Game> {
  const [game, weights] = await Promise.all([entry.load(), entry.mind?.()])
  return weights === undefined ? game : withMind(game, weightsFrom(weights))
}
