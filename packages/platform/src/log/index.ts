export { createLog, type Log, type LogOptions, logLevels } from './create-log.ts'
export { describeError, type ErrorDescription } from './describe-error.ts'
export { maskText } from './mask-text.ts'
