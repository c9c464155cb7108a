/** What a log may know of an error: never SQL parameters, row values or arbitrary properties. */
export type ErrorDescription = {
  readonly type: string
  readonly message: string
  readonly stack: string
  readonly cause?: ErrorDescription | string
  readonly errors?: readonly (ErrorDescription | string)[]
  readonly [fact: string]: unknown
}

const FACTS = ['code', 'errno', 'syscall', 'status', 'severity', 'schema', 'table', 'column', 'constraint', 'routine']
const DEEPEST_CAUSE = 8

/** Keeps the chain of causes and the facts that help; drops what may quote a customer. */
export function describeError(error: Error, depth = 0): ErrorDescription {
  const { cause } = error
  const errors = 'errors' in error ? error.errors : null
  const isDeep = depth >= DEEPEST_CAUSE
  return {
    type: error.constructor?.name || error.name,
    message: messageOf(error),
    ...factsOf(error),
    stack: framesOf(error),
    ...(cause !== undefined && !isDeep && { cause: describeCause(cause, depth + 1) }),
    ...(Array.isArray(errors) && !isDeep && { errors: errors.map((each) => describeCause(each, depth + 1)) }),
  }
}

/** The message without the values that database errors put into it. */
export function messageOf(error: Error): string {
  if ('query' in error && 'params' in error) return `Failed query: ${error.query}`
  // SQLSTATE class 22 (data exception) and 23 (constraint) quote the offending value.
  const isAboutValue = 'code' in error && /^2[23][0-9A-Z]{3}$/.test(String(error.code))
  return isAboutValue ? error.message.replace(/: ".*/s, '') : error.message
}

function describeCause(cause: unknown, depth: number): ErrorDescription | string {
  return cause instanceof Error ? describeError(cause, depth) : `a thrown ${cause === null ? 'null' : typeof cause}`
}

function factsOf(error: Error): Record<string, unknown> {
  const present = FACTS.filter((fact) => ['string', 'number'].includes(typeof Reflect.get(error, fact)))
  return Object.fromEntries(present.map((fact) => [fact, Reflect.get(error, fact)]))
}

// The first lines of a stack repeat the message; only the frames are safe.
function framesOf(error: Error): string {
  const lines = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return lines.map((line) => line.trim()).join('\n')
}
