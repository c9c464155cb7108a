import { parentPort, workerData } from 'node:worker_threads'
import { makeArtwork } from '../brand-art/index.ts'
import { drawPicture } from '../illustrator/index.ts'
import { writeDrawing } from './write-drawing.ts'
import type { DrawingShare } from './write-drawings.ts'

// The one who starts the worker gives exactly this.
const { folder, drawings, stores, share, shares } = workerData as DrawingShare

for (const { path, picture } of drawings) {
  await writeDrawing({ folder, path, svg: drawPicture(picture) })
  parentPort?.postMessage(path)
}
for (const [index, { path, draw }] of makeArtwork({ stores }).entries()) {
  if (index % shares === share) await writeDrawing({ folder, path, svg: draw() })
}
