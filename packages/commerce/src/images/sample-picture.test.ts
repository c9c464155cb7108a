import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createFolderStore } from '@vonk/platform/objects'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { samplePicture } from './sample-picture.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vonk-sample-'))
  await sharp({ create: { width: 200, height: 100, channels: 4, background: '#ff0000' } })
    .composite([
      { input: { create: { width: 100, height: 100, channels: 3, background: '#0000ff' } }, left: 100, top: 0 },
    ])
    .png()
    .toFile(join(folder, 'halves.png'))
  await writeFile(join(folder, 'words.png'), 'no picture')
})
afterAll(() => rm(folder, { recursive: true }))

describe('samplePicture', () => {
  it('tells what stands where', async () => {
    const { columns = 0, rows = 0, points = [] } = (await samplePicture(createFolderStore(folder), '/halves.png')) ?? {}

    expect(points).toHaveLength(columns * rows)
    expect([points[0], points[columns - 1], points.at(-1)]).toEqual([
      [255, 0, 0],
      [0, 0, 255],
      [0, 0, 255],
    ])
  })

  it.each(['/absent.png', '/words.png', '/../../etc/passwd', 'https://elsewhere.example/a.png'])(
    'tells nothing of %s',
    async (filename) => {
      expect(await samplePicture(createFolderStore(folder), filename)).toBeNull()
    },
  )
})
