import { isTemporary } from '../../db/index.ts'
import type { Log } from '../../log/index.ts'
import type { RequestScope } from '../message/request-scope.ts'
import { refuseCommonly } from './respond.ts'

const RETRY_AFTER_SECONDS = '5'
const DEEPEST_CAUSE = 8

/** Something beside the database is away that a call needs: the same call may succeed later. */
export class ServiceUnavailable extends Error {
  override readonly name = 'ServiceUnavailable'
}

/** The one place where an unexpected error ends: logged in full, told to nobody. */
export function answerFailure(error: unknown, scope: RequestScope, log: Log): Response {
  const facts = { err: asError(error), requestId: scope.requestId, route: scope.route }
  if (isOutage(error)) {
    log.error(facts, 'a call could not be answered for now')
    return refuseCommonly({ code: 'unavailable' }, scope, { 'retry-after': RETRY_AFTER_SECONDS })
  }
  log.error(facts, 'a call failed')
  return refuseCommonly({ code: 'internal' }, scope)
}

function isOutage(error: unknown, depth = 0): boolean {
  if (isTemporary(error) || error instanceof ServiceUnavailable) return true
  if (!(error instanceof Error) || depth > DEEPEST_CAUSE) return false
  if ('code' in error && error.code === 'ECONNREFUSED') return true
  return error.cause !== undefined && isOutage(error.cause, depth + 1)
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error('something that is no error was thrown', { cause: error })
}
