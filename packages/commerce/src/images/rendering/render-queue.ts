type Waiting = {
  /** Two tasks of one source never run side by side, or both would draw it. */
  readonly source: string
  /** Somebody is waiting for it now. */
  readonly isUrgent: boolean
}

export type RenderQueue<Task> = {
  /** False when too many wait already. */
  add(task: Task): boolean
  /** The next task that may run beside those that do. */
  take(runs: (source: string) => boolean): Task | null
  /** False when it does not wait, or no longer. */
  remove(task: Task): boolean
  /** Empties the queue. */
  takeAll(): Task[]
}

/** Requests first, in their order; what can wait comes when no request does. */
export function createRenderQueue<Task extends Waiting>(limit: number): RenderQueue<Task> {
  const urgent: Task[] = []
  const patient: Task[] = []

  function takeFrom(tasks: Task[], runs: (source: string) => boolean): Task | null {
    const index = tasks.findIndex((task) => !runs(task.source))
    return index < 0 ? null : (tasks.splice(index, 1)[0] ?? null)
  }

  return {
    add(task) {
      const tasks = task.isUrgent ? urgent : patient
      if (tasks.length >= limit) return false
      tasks.push(task)
      return true
    },
    take(runs) {
      const task = takeFrom(urgent, runs)
      // A request that waits for its source to be drawn will want the next free worker.
      return task ?? (urgent.length > 0 ? null : takeFrom(patient, runs))
    },
    remove(task) {
      const tasks = task.isUrgent ? urgent : patient
      const index = tasks.indexOf(task)
      if (index >= 0) tasks.splice(index, 1)
      return index >= 0
    },
    takeAll: () => [...urgent.splice(0), ...patient.splice(0)],
  }
}
