import { parentPort, workerData } from 'node:worker_threads'
import { drawGarment } from '../illustrator/index.ts'
import { writeDrawing } from './write-drawing.ts'
import type { DrawingJob } from './write-drawings.ts'

// The one who starts the worker gives exactly this.
const { folder, drawings } = workerData as DrawingJob

for (const { path, picture } of drawings) {
  await writeDrawing({ folder, path, svg: drawGarment(picture) })
  parentPort?.postMessage(path)
}
