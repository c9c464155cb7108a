export {
  createLog,
  createLogOutput,
  createTextOutput,
  type Log,
  type LogFormat,
  type LogOptions,
  logLevels,
} from './create-log.ts'
export { describeError, type ErrorDescription } from './describe-error.ts'
export { maskPath } from './mask-path.ts'
export { maskText } from './mask-text.ts'
