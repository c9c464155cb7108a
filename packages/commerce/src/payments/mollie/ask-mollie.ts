import { setTimeout } from 'node:timers/promises'
import { MollieApiError } from '@mollie/api-client'
import { ProviderUnavailable } from '../port.ts'

export const MOLLIE = 'mollie'

/** Makes a call; whatever is no answer to the question itself, silence included, is `ProviderUnavailable`. */
export async function askMollie<Answer>(patienceMs: number, call: () => Promise<Answer>): Promise<Answer> {
  const impatience = new AbortController()
  const silence = setTimeout(patienceMs, null, { signal: impatience.signal }).then(() => {
    throw new ProviderUnavailable(MOLLIE, new Error(`no answer within ${patienceMs} ms`))
  })
  try {
    // The client has no limit of its own: a call that is given up here may still end, and nobody listens.
    return await Promise.race([call(), silence])
  } catch (error) {
    throw isRefusal(error) || error instanceof ProviderUnavailable ? error : new ProviderUnavailable(MOLLIE, error)
  } finally {
    impatience.abort()
    silence.catch(() => {})
  }
}

// Malformed, not found, gone and not valid. A conflict is none: the same call is under way.
const refusals = [400, 404, 410, 422]

/** Mollie has understood the question and says no, today and tomorrow. */
export function isRefusal(error: unknown): error is MollieApiError {
  return error instanceof MollieApiError && refusals.includes(error.statusCode ?? 0)
}
