import { describeError } from '../log/index.ts'

/** What a table may keep of an error: kinds, codes and places, but no message, for it may quote a customer. */
export function traceError(error: unknown): string {
  if (!(error instanceof Error)) return `a thrown ${typeof error}`
  const { type, stack, code = '' } = describeError(error)
  const own = `${type} ${code}`.trimEnd()
  const cause = error.cause === undefined ? [] : [`caused by ${traceError(error.cause)}`]
  return [own, stack, ...cause].join('\n')
}
