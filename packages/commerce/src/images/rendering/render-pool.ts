import { err } from '@vonk/domain/result'
import { createCrew } from './render-crew.ts'
import type { RenderJob, RenderReply } from './render-job.ts'
import { createRenderQueue } from './render-queue.ts'

type PoolOptions = {
  readonly workers: number
  readonly timeoutMs: number
  readonly queueLimit: number
  /** Workers without work for so long are let go, with their memory. */
  readonly idleMs?: number
}
type Task = {
  readonly source: string
  readonly isUrgent: boolean
  readonly job: RenderJob
  answer(reply: RenderReply): void
}

export type RenderPool = {
  render(job: RenderJob, options: { readonly isUrgent: boolean }): Promise<RenderReply>
  /** Refuses what waits and ends the workers. */
  close(): Promise<void>
}

/** Worker processes, started when there is work for them, each with one job at a time. */
export function createRenderPool({ workers, timeoutMs, queueLimit, idleMs = 60_000 }: PoolOptions): RenderPool {
  const queue = createRenderQueue<Task>(queueLimit)
  const runningSources = new Set<string>()
  const crew = createCrew(idleMs)
  let isClosed = false

  async function run({ job, source, answer }: Task): Promise<void> {
    runningSources.add(source)
    const worker = crew.hire()
    const reply = await worker.render(job, timeoutMs)
    // A worker that is ended while it draws has not failed at the picture.
    answer(isClosed ? busy : reply)
    runningSources.delete(source)
    crew.rest(worker)
    assign()
  }

  function assign(): void {
    while (!isClosed && runningSources.size < workers) {
      const task = queue.take((source) => runningSources.has(source))
      if (!task) return
      void run(task)
    }
  }

  return {
    render(job, { isUrgent }) {
      const { promise, resolve } = Promise.withResolvers<RenderReply>()
      const isTaken = !isClosed && queue.add({ job, source: job.source, isUrgent, answer: resolve })
      if (!isTaken) resolve(busy)
      assign()
      return promise
    },
    async close() {
      isClosed = true
      for (const task of queue.takeAll()) task.answer(busy)
      await crew.dismiss()
    },
  }
}

const busy: RenderReply = err({ code: 'pictures-busy', detail: 'too many pictures are waiting' })
