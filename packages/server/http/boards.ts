import type { FastifyInstance } from 'fastify'
import { boardOf } from '../records/board.ts'
import { figuresCsv, figuresOf } from '../records/figures.ts'
import { ladderName } from '../records/ladder.ts'
import { seasonBoard, seasonsTold } from '../records/seasons.ts'
import type { ServerContext } from '../server-context.ts'

/** The id of a reader without an identity. */
const NOBODY = ''

interface BoardAddress {
  Params: { game: string; way: string; pace: string }
  Querystring: { season?: string }
}

/** Adds the public part of the club's records: leaderboards, seasons, and what wins at a game. */
export function boardRoutes(app: FastifyInstance, context: ServerContext): void {
  const { database } = context.store
  app.get<{ Params: { game: string } }>('/api/seasons/:game', async ({ params }) => ({ seasons: await seasonsTold(database, params.game) }))
  app.get<BoardAddress>('/api/boards/:game/:way/:pace', async ({ params: { game, way, pace }, query: { season } }, reply) => {
    const ladder = ladderName(game, way, pace)
    const places =
      season === undefined ? await boardOf(database, ladder, NOBODY, context.now()) : await seasonBoard(database, season, ladder, NOBODY)
    return places === null ? reply.code(404).send({ error: 'not found' }) : { places }
  })
  app.get<{ Params: { game: string } }>('/api/figures/:game', async ({ params }, reply) => {
    const isCsv = params.game.endsWith('.csv')
    const game = params.game.replace(/\.csv$/, '')
    if (!(await context.games()).includes(game)) return reply.code(404).send({ error: 'not found' })
    const figures = await figuresOf(database, game)
    if (!isCsv) return { game, figures }
    reply.header('content-disposition', `attachment; filename="orrery-${game}.csv"`)
    return reply.type('text/csv; charset=utf-8').send(figuresCsv(figures))
  })
}
