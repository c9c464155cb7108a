import type { RefreshLock } from './decide-transmission.ts'
import type { TaskAnswer } from './read-answer.ts'
import type { SyncTask } from './sync-task.ts'

export type FailureNotification = {
  readonly type: 'error'
  /** What the server said; null when it said nothing readable. */
  readonly message: string | null
  readonly actions: readonly ['ok']
}

export type FailureContext = {
  readonly task: Pick<SyncTask, 'url' | 'isSilent'>
  readonly answer: TaskAnswer
  readonly lock: RefreshLock
  /** Path of the page the shopper is on. */
  readonly pathname: string
}

/** What the shopper hears about an answer that was not 200; null when it is not worth a word. */
export function failureNotification({ task, answer, lock, pathname }: FailureContext): FailureNotification | null {
  if (answer.code === 200 || answer.code === null || answer.code === 'ENOTFOUND') return null
  if (task.isSilent || lock > 0) return null
  if (isItemUpdate(task.url) && isCheckoutReturn(pathname)) return null
  return { type: 'error', message: messageOf(answer.result), actions: ['ok'] }
}

function isItemUpdate(url: string): boolean {
  return /\/cart\/update\/?(?:\?|$)/.test(url)
}

function isCheckoutReturn(pathname: string): boolean {
  return /\/checkout-return\/?$/.test(pathname)
}

type Told = { readonly errorMessage?: unknown; readonly message?: unknown; readonly result?: unknown }

/** The server's own sentence: bare, or under one of the names that servers of this family put it under. */
export function messageOf(result: unknown): string | null {
  if (typeof result === 'string') return result === '' ? null : result
  if (typeof result !== 'object' || result === null) return null
  const { errorMessage, message, result: inner }: Told = result
  return messageOf(errorMessage) ?? messageOf(message) ?? messageOf(inner)
}
