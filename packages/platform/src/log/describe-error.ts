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
    type: typeOf(error),
    message: messageOf(error),
    ...factsOf(error),
    stack: framesOf(error),
    ...(cause !== undefined && !isDeep && { cause: describeCause(cause, depth + 1) }),
    ...(Array.isArray(errors) && !isDeep && { errors: errors.map((each) => describeCause(each, depth + 1)) }),
  }
}

/** The name of its class; a copy has none and goes by what it was called. */
function typeOf(error: Error): string {
  return error.constructor === Object ? error.name : error.constructor?.name || error.name
}

/** The message without the values that database errors put into it. */
export function messageOf(error: Error): string {
  if ('query' in error && 'params' in error) return `Failed query: ${error.query}`
  // SQLSTATE class 22 (data exception) and 23 (constraint) quote the offending value.
  const isAboutValue = 'code' in error && /^2[23][0-9A-Z]{3}$/.test(String(error.code))
  return isAboutValue ? error.message.replace(/: ".*/s, '') : error.message
}

/** Also a copy of an error that some libraries make, which has all of its properties and none of its type. */
export function isErrorLike(value: unknown): value is Error {
  if (value instanceof Error) return true
  if (typeof value !== 'object' || value === null) return false
  return 'message' in value && typeof value.message === 'string' && 'stack' in value && typeof value.stack === 'string'
}

function describeCause(cause: unknown, depth: number): ErrorDescription | string {
  return isErrorLike(cause) ? describeError(cause, depth) : `a thrown ${cause === null ? 'null' : typeof cause}`
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
