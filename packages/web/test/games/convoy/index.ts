export { convoy } from '../../../../kernel/test/games/convoy.ts'
