import { type FiguresOfGame, figuresOfGame } from '@orrery/protocol/figures'
import { publicBoard, publicSeasons } from '@orrery/protocol/records'
import * as v from 'valibot'

/** Reads public data without signing in. Rejects if the server refuses. */
async function read<S extends v.GenericSchema>(path: string, schema: S): Promise<v.InferOutput<S>> {
  const url = new URL(path, document.baseURI)
  const reply = await fetch(url)
  if (!reply.ok) throw new Error(`${url.pathname}: ${reply.status}`)
  return v.parse(schema, await reply.json())
}

const part = encodeURIComponent

/** The best players of a ladder, or of a season. */
export async function readBoard(game: string, way: string, pace: string, season: string) {
  const query = season === '' ? '' : `?season=${part(season)}`
  return (await read(`api/boards/${part(game)}/${part(way)}/${part(pace)}${query}`, publicBoard)).places
}

/** The seasons of a game, newest first. */
export async function readSeasons(game: string) {
  return (await read(`api/seasons/${part(game)}`, publicSeasons)).seasons
}

/** The win rates of a game. */
export async function readFigures(game: string): Promise<FiguresOfGame['figures']> {
  return (await read(`api/figures/${part(game)}`, figuresOfGame)).figures
}

/** The address of the same figures as CSV. */
export function figuresFile(game: string): string {
  return new URL(`api/figures/${part(game)}.csv`, document.baseURI).href
}
