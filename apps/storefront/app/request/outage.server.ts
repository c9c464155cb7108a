import { CallFailed } from '@vonk/client'
import { data } from 'react-router'

const UNAVAILABLE = [502, 503, 504]
const DEEPEST_CAUSE = 8

/** Whether something failed because the API, or what stands behind it, is away for now; a plain 500 is a mistake of ours. */
export function isOutage(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > DEEPEST_CAUSE) return false
  if (error instanceof CallFailed) return error.failure === 'network' || UNAVAILABLE.includes(error.status ?? 0)
  return error.name === 'TimeoutError' || isOutage(error.cause, depth + 1)
}

/** Thrown by a loader that cannot say what stands at an address: the page that asks to come back. */
export function pageUnavailable() {
  return data(null, { status: 503 })
}
