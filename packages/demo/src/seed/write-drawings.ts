import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { DemoDrawing } from '../catalogue/demo-catalogue.ts'

export type DrawingJob = { readonly folder: string; readonly drawings: readonly DemoDrawing[] }

/** Draws in as many threads as there are cores, so that the database can be filled meanwhile. */
export async function writeDrawings({ folder, drawings }: DrawingJob, onDrawn: () => void): Promise<void> {
  const threads = Math.min(availableParallelism(), Math.ceil(drawings.length / 100))
  const shares = Array.from({ length: threads }, (_, share) =>
    drawings.filter((_drawing, index) => index % threads === share),
  )
  await Promise.all(shares.map((share) => drawShare({ folder, drawings: share }, onDrawn)))
}

function drawShare(job: DrawingJob, onDrawn: () => void): Promise<void> {
  const worker = new Worker(new URL('./draw-worker.ts', import.meta.url), { workerData: job })
  return new Promise((resolve, reject) => {
    worker.on('message', onDrawn)
    worker.once('error', reject)
    worker.once('exit', (code) => (code === 0 ? resolve() : reject(new DrawingStopped(code))))
  })
}

class DrawingStopped extends Error {
  override readonly name = 'DrawingStopped'

  constructor(code: number) {
    super(`Drawing the demo's pictures stopped with code ${code}`)
  }
}
