export { DEFAULT_LIMITS, type Limits } from './limits.ts'
export { LOG_LEVELS, type Log, type LogFormat, type LogLevel, openLog } from './log.ts'
export { type Server, type ServerOptions, SOCKET_PATH, startServer } from './start.ts'
export { type BackUp, backUp } from './store/backup.ts'
