import type { CardText } from '../texts.ts'
import { carnoplant } from './carnoplant.ts'
import { cerebrite } from './cerebrite.ts'
import { human } from './human.ts'
import { insectoid } from './insectoid.ts'
import { spaceshark } from './spaceshark.ts'
import { triciplite } from './triciplite.ts'
import { xeno } from './xeno.ts'
import { zarg } from './zarg.ts'

/** The texts of all cards by the file that holds them. */
export const TEXT_FILES = { human, xeno, insectoid, carnoplant, cerebrite, zarg, triciplite, spaceshark }

/** The texts of all cards by card id. */
export const TEXTS: Readonly<Record<string, CardText>> = Object.assign({}, ...Object.values(TEXT_FILES))
