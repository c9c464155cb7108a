import { err } from '@vonk/domain/result'
import { createCrew } from './render-crew.ts'
import type { RenderJob, RenderReply } from './render-job.ts'
import { createRenderQueue } from './render-queue.ts'
import type { RenderWorker } from './render-worker.ts'

type PoolOptions = {
  readonly workers: number
  readonly timeoutMs: number
  readonly queueLimit: number
  /** A request that has not been begun after so long is sent away. */
  readonly waitMs: number
  /** Workers without work for so long are let go, with their memory. */
  readonly idleMs?: number
}
type Task = {
  readonly source: string
  readonly isUrgent: boolean
  readonly job: RenderJob
  answer(reply: RenderReply): void
}

type RenderOptions = {
  readonly isUrgent: boolean
  /** Aborted when nobody waits any more: what has not been begun by then is not begun. */
  readonly signal?: AbortSignal
}

export type RenderPool = {
  render(job: RenderJob, options: RenderOptions): Promise<RenderReply>
  /** Refuses what waits and ends the workers. */
  close(): Promise<void>
}

/** Worker processes, started when there is work for them, each with one job at a time. */
export function createRenderPool(options: PoolOptions, start?: () => RenderWorker): RenderPool {
  const { workers, timeoutMs, queueLimit, waitMs, idleMs = 20_000 } = options
  const queue = createRenderQueue<Task>(queueLimit)
  const runningSources = new Set<string>()
  const crew = createCrew(idleMs, start)
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

  function giveUp(task: Task): void {
    if (!queue.remove(task)) return
    task.answer(busy)
    // What is made ahead may have waited for it.
    assign()
  }

  return {
    async render(job, { isUrgent, signal }) {
      const { promise, resolve } = Promise.withResolvers<RenderReply>()
      const task: Task = { job, source: job.source, isUrgent, answer: resolve }
      if (isClosed || signal?.aborted || !queue.add(task)) return busy
      assign()
      const leave = () => giveUp(task)
      const timer = isUrgent ? setTimeout(leave, waitMs) : undefined
      signal?.addEventListener('abort', leave)
      return promise.finally(() => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', leave)
      })
    },
    async close() {
      isClosed = true
      for (const task of queue.takeAll()) task.answer(busy)
      await crew.dismiss()
    },
  }
}

const busy: RenderReply = err({
  code: 'pictures-busy',
  detail: 'too many pictures wait, or nobody waits for this one any more',
})
