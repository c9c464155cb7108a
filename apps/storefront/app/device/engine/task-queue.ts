import { completeTask, type SyncTask, staysQueued, tasksToRun } from '@vonk/domain/sync-tasks'
import type { ApiAnswer } from './api-answer.ts'
import { type ApiCall, toTask } from './api-call.ts'
import type { EngineParts } from './engine-parts.ts'
import { readStoredTask } from './read-stored-task.ts'
import type { Transmitter } from './transmitter.ts'

export type TaskQueue = {
  /** Keeps a call until it has been made, however long there is no network. */
  queue(call: ApiCall): SyncTask
  process(): Promise<void>
  /** What a session leaves behind must not run for whoever comes next. */
  clearUntransmitted(): void
}

const prefix = 'shop/syncTasks/'

type OnAnswer = (event: string, answer: ApiAnswer, url: string) => void

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
    if (task.callbackEvent !== null) onAnswer(task.callbackEvent, answer, task.url)
    return true
  }

  function process(): Promise<void> {
    return locks.hold('shop/sync-tasks', async () => {
      const none: ReadonlySet<string> = new Set()
      while (await runNext(none)) {
        // The next one is chosen anew: tasks may have come or gone meanwhile.
      }
    })
  }

  return {
    queue(call) {
      const task = toTask(call, parts)
      storage.set(prefix + task.id, JSON.stringify(task))
      void process()
      return task
    },
    process,
    clearUntransmitted() {
      for (const task of stored()) if (!task.isTransmitted) storage.remove(prefix + task.id)
    },
  }
}
