import { type RenderWorker, startRenderWorker } from './render-worker.ts'

export type RenderCrew = {
  /** A worker that is free, or a new one. */
  hire(): RenderWorker
  /** Gives a worker back; one that has died is forgotten. */
  rest(worker: RenderWorker): void
  /** Ends all of them. */
  dismiss(): Promise<void>
}

/** The workers there are; those without work are let go after a while, with their memory. */
export function createCrew(idleMs: number, start: () => RenderWorker = startRenderWorker): RenderCrew {
  const busy = new Set<RenderWorker>()
  const resting = new Map<RenderWorker, NodeJS.Timeout>()

  function release(worker: RenderWorker): void {
    clearTimeout(resting.get(worker))
    resting.delete(worker)
  }

  function findRested(): RenderWorker | null {
    for (const worker of resting.keys()) {
      release(worker)
      if (worker.isAlive()) return worker
    }
    return null
  }

  return {
    hire() {
      const worker = findRested() ?? start()
      busy.add(worker)
      return worker
    },
    rest(worker) {
      busy.delete(worker)
      if (!worker.isAlive()) return
      const leave = () => {
        resting.delete(worker)
        void worker.end()
      }
      resting.set(worker, setTimeout(leave, idleMs).unref())
    },
    async dismiss() {
      const all = [...busy, ...resting.keys()]
      for (const worker of all) release(worker)
      await Promise.all(all.map((worker) => worker.end()))
    },
  }
}
