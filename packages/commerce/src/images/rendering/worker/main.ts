import sharp from 'sharp'
import type { RenderJob } from '../render-job.ts'
import { renderPicture } from './render-picture.ts'

// One thread per process: the number of processes decides how many cores are used.
sharp.concurrency(1)
sharp.cache(false)
// Only what a shop's pictures are made of; libvips could read far more, and each reader is a way in.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif', 'Svg'].map((reader) => `VipsForeignLoad${reader}Buffer`),
})

process.on('message', async (job: RenderJob) => process.send?.(await renderPicture(job)))
// Only a kill ends a decoder that is stuck in native code.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
// Control-C reaches the whole group; the shop still drains and ends its workers itself.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})

process.send?.('ready')
