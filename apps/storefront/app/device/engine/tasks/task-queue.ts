import { type CallInput, readTask, writeTask } from '@vonk/client'
import { addToWishlist, checkStock, noteSeenWishes, removeFromWishlist, updateMe } from '@vonk/contract/calls'
import { completeTask, createTask, type SyncTask, staysQueued, tasksToRun } from '@vonk/domain/sync-tasks'
import * as v from 'valibot'
import { amount, oneOf, orNull, text, texts } from '../../store/lenient.ts'
import type { EngineParts } from '../engine-parts.ts'
import type { ApiAnswer } from './api-answer.ts'
import { type TaskOptions, type Transmitter, toTask } from './transmitter.ts'

/** The calls that wait in the queue: no other is ever made because somebody finds it in the storage. */
const queuedCalls = [checkStock, addToWishlist, noteSeenWishes, removeFromWishlist, updateMe]

type QueuedCall = (typeof queuedCalls)[number]

export type TaskQueue = {
  /** Keeps a call until it has been made, however long there is no network. */
  queue<C extends QueuedCall>(call: C, input: CallInput<C>, options?: TaskOptions): SyncTask
  process(): Promise<void>
  /** Such a call has not been answered yet. */
  isWaiting(call: QueuedCall): boolean
  /** What a session leaves behind must not run for whoever comes next. */
  clearUntransmitted(): void
}

const prefix = 'shop/syncTasks/'

type OnAnswer = (event: string, answer: ApiAnswer, task: SyncTask) => void

/** Calls that are stored before they are made; one tab works through them at a time. */
export function createTaskQueue(parts: EngineParts, api: Transmitter, onAnswer: OnAnswer): TaskQueue {
  const { storage, locks } = parts

  function stored(): readonly SyncTask[] {
    return storage
      .keys()
      .filter((key) => key.startsWith(prefix))
      .flatMap((key) => readStoredTask(storage.get(key)) ?? [])
  }

  async function runNext(runningIds: ReadonlySet<string>): Promise<boolean> {
    const [task] = tasksToRun(stored(), { isOnline: parts.isOnline(), runningIds })
    if (!task) return false
    const answer = await api.transmit(task)
    if (answer.isUnreachable) return false
    const done = completeTask(task, { answer, now: parts.now() })
    storage.remove(prefix + task.id)
    if (staysQueued(done)) await parts.results.set(task.url, done)
    if (task.callbackEvent !== null) onAnswer(task.callbackEvent, answer, task)
    return true
  }

  function process(): Promise<void> {
    return locks.hold('shop/sync-tasks', async () => {
      const none: ReadonlySet<string> = new Set()
      while (await runNext(none)) {
        // The next one is chosen again: tasks may have come or gone meanwhile.
      }
    })
  }

  return {
    queue(call, input, options) {
      const task = toTask(parts, writeTask(call, input), options)
      storage.set(prefix + task.id, JSON.stringify(task))
      void process()
      return task
    },
    process,
    isWaiting: (call) => stored().some((task) => !task.isTransmitted && readTask(call, task) !== null),
    clearUntransmitted() {
      for (const task of stored()) if (!task.isTransmitted) storage.remove(prefix + task.id)
    },
  }
}

const switchedOn = v.fallback(oneOf([true, false]), false)

const storedTask = v.object({
  id: text,
  url: text,
  payload: v.object({
    method: oneOf(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
    headers: texts,
    body: orNull(text),
  }),
  createdAt: v.fallback(amount, 0),
  callbackEvent: orNull(text),
  isSilent: switchedOn,
  isResultCacheable: switchedOn,
  isTransmitted: switchedOn,
})

/** A task as it was stored; null for what is none of ours. */
function readStoredTask(json: string | null): SyncTask | null {
  const read = v.safeParse(storedTask, parseJson(json))
  if (!read.success || !queuedCalls.some((call) => readTask(call, read.output) !== null)) return null
  const { createdAt, isTransmitted, ...task } = read.output
  return { ...createTask({ ...task, now: createdAt }), isTransmitted }
}

function parseJson(json: string | null): unknown {
  try {
    return JSON.parse(json ?? 'null')
  } catch {
    return null
  }
}
