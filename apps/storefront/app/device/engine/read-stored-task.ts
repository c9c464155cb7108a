import { createTask, type SyncTask, type TaskPayload } from '@vonk/domain/sync-tasks'
import { fieldsOf, numberOf, parseJson, textOf } from '../read-stored.ts'

const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const

/** A task as it was kept; null for what is none. Only calls to the shop itself are ever repeated. */
export function readStoredTask(text: string | null): SyncTask | null {
  const stored = fieldsOf(parseJson(text))
  const id = textOf(stored?.id)
  const url = textOf(stored?.url)
  const payload = readPayload(stored?.payload)
  if (!stored || id === null || !url?.startsWith('/api/') || payload === null) return null
  return {
    ...createTask({ id, url, payload, now: numberOf(stored.createdAt) ?? 0 }),
    callbackEvent: textOf(stored.callbackEvent),
    isSilent: stored.isSilent === true,
    isResultCacheable: stored.isResultCacheable === true,
    isTransmitted: stored.isTransmitted === true,
  }
}

function readPayload(value: unknown): TaskPayload | null {
  const stored = fieldsOf(value)
  const method = methods.find((known) => known === stored?.method)
  if (!stored || !method) return null
  const headers = Object.entries(fieldsOf(stored.headers) ?? {}).flatMap(([name, header]) =>
    typeof header === 'string' ? [[name, header] as const] : [],
  )
  return { method, headers: Object.fromEntries(headers), body: textOf(stored.body) }
}
