import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { StoreSign } from '../brand-art/index.ts'
import type { DemoDrawing } from '../catalogue/demo-catalogue.ts'

type DrawingJob = {
  readonly folder: string
  readonly drawings: readonly DemoDrawing[]
  /** The shops whose fronts are drawn beside everything else that belongs to the brands. */
  readonly stores: readonly StoreSign[]
}

export type DrawingShare = DrawingJob & { readonly share: number; readonly shares: number }

/** Draws in as many threads as there are cores, so that the database can be filled meanwhile. */
export async function writeDrawings({ drawings, stores, ...job }: DrawingJob, onDrawn: () => void): Promise<void> {
  const shares = availableParallelism()
  const signs = stores.map(({ slug, brands }) => ({ slug, brands }))
  const work = Array.from({ length: shares }, (_, share) => {
    const own = drawings.filter((_drawing, index) => index % shares === share)
    return drawShare({ ...job, drawings: own, stores: signs, share, shares }, onDrawn)
  })
  await Promise.all(work)
}

function drawShare(share: DrawingShare, onDrawn: () => void): Promise<void> {
  const worker = new Worker(new URL('./draw-worker.ts', import.meta.url), { workerData: share })
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
