import type { SyncTask } from './sync-task.ts'

export type QueueState = { readonly isOnline: boolean; readonly runningIds: ReadonlySet<string> }

/** The tasks to transmit now, oldest first; none while offline, none twice. */
export function tasksToRun(tasks: readonly SyncTask[], { isOnline, runningIds }: QueueState): readonly SyncTask[] {
  if (!isOnline) return []
  return tasks
    .filter((task) => !task.isTransmitted && !runningIds.has(task.id))
    .sort((one, other) => one.createdAt - other.createdAt)
}
