import type { TaskAnswer } from './read-answer.ts'
import type { SyncTask } from './sync-task.ts'

/** The task once an answer has come, whatever its code. */
export function completeTask(
  task: SyncTask,
  { answer, now }: { readonly answer: TaskAnswer; readonly now: number },
): SyncTask {
  const { code, result, meta } = answer
  return {
    ...task,
    isTransmitted: true,
    transmittedAt: now,
    updatedAt: now,
    code,
    resultCode: code,
    result,
    meta,
    isAcknowledged: false,
  }
}

/** A task leaves the queue when it was transmitted, unless its result may be used again. One that failed stays. */
export function staysQueued({ isTransmitted, isResultCacheable }: SyncTask): boolean {
  return !isTransmitted || isResultCacheable
}
