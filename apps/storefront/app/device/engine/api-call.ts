import { createTask, type SyncTask } from '@vonk/domain/sync-tasks'
import type { EngineParts } from './engine-parts.ts'

export type ApiCall = {
  readonly method: 'GET' | 'POST' | 'DELETE'
  /** With {{token}} and {{cartId}} where they belong. */
  readonly url: string
  readonly body?: unknown
  readonly isSilent?: boolean
  readonly isResultCacheable?: boolean
  readonly callbackEvent?: string
  /** Under which the server acts once, also when it is made anew; each call has one of its own otherwise. */
  readonly key?: string | undefined
}

/** The call as a task of its own; its id keeps a repetition from acting twice. */
export function toTask(call: ApiCall, { newId, now }: Pick<EngineParts, 'newId' | 'now'>): SyncTask {
  const { method, url, body, isSilent = false, isResultCacheable = false, callbackEvent = null, key } = call
  const headers: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' }
  const payload = { method, headers, body: body === undefined ? null : JSON.stringify(body) }
  return createTask({ id: key ?? newId(), url, payload, isSilent, isResultCacheable, callbackEvent, now: now() })
}
