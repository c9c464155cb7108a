import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createFolderStore } from '@vonk/platform/objects'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { storePicture } from './store-picture.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vonk-pictures-'))
})
afterEach(() => rm(folder, { recursive: true }))

const photograph = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'red' } })
const drawing = (inner: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="40" height="20"/>${inner}</svg>`,
  )
const store = (name: string, bytes: Uint8Array) => storePicture(createFolderStore(folder), { name, bytes })

describe('storePicture', () => {
  it('keeps a photograph upright, under a name that tells its size, and without what its camera wrote', async () => {
    const bytes = await photograph(30, 20)
      .withExif({ IFD0: { Artist: 'Anna' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const stored = await store('Été à la plage.JPG', bytes)

    expect(stored).toMatchObject({ ok: true, value: { width: 20, height: 30 } })
    const { filename } = stored.ok ? stored.value : { filename: '' }
    expect(filename).toMatch(
      /^\/content\/20x30\/e-te-a-la-plage-[0-9a-f]{12}\.jpg$|^\/content\/20x30\/[a-z-]+-[0-9a-f]{12}\.jpg$/,
    )
    expect((await sharp(await readFile(join(folder, filename))).metadata()).exif).toBeUndefined()
  })

  it.each(['png', 'webp', 'avif'] as const)('keeps %s', async (format) => {
    const stored = await store('a', await photograph(8, 8).toFormat(format).toBuffer())

    expect(stored).toMatchObject({ ok: true, value: { filename: expect.stringMatching(new RegExp(`\\.${format}$`)) } })
  })

  it('gives the same picture the same name, and no name a way out of its folder', async () => {
    const bytes = await photograph(8, 8).png().toBuffer()
    expect(await store('../../etc/passwd', bytes)).toEqual(await store('../../etc/passwd', bytes))

    expect(await readdir(folder, { recursive: true })).toEqual([
      'content',
      'content/8x8',
      expect.stringMatching(/^content\/8x8\/etc-passwd-\w+\.png$/),
    ])
  })

  it('keeps a drawing that only draws', async () => {
    expect(await store('a', drawing('<use href="#a"/>'))).toMatchObject({ ok: true, value: { width: 40, height: 20 } })
  })

  it.each([
    '<script>alert(1)</script>',
    '<SCRIPT href="x"/>',
    '<rect onload="alert(1)"/>',
    '<a href="javascript:alert(1)"/>',
    '<image href="https://evil.example/x.png"/>',
    '<image href="//evil.example/x.png"/>',
    '<style>@import "x"</style>',
    '<rect style="fill: url(https://evil.example)"/>',
    '<foreignObject/>',
  ])('refuses a drawing with %s', async (inner) => {
    expect(await store('a', drawing(inner))).toEqual({ ok: false, refusal: { code: 'picture-unsafe' } })
    expect(await readdir(folder)).toEqual([])
  })

  it('refuses what is too large, and what is no picture', async () => {
    expect(await store('a', Buffer.alloc(10_000_001))).toMatchObject({ refusal: { code: 'picture-too-large' } })
    expect(await store('a', drawing('').subarray(0, 20))).toMatchObject({ refusal: { code: 'picture-unreadable' } })
    expect(await store('a', Buffer.from('GIF89a'))).toMatchObject({ refusal: { code: 'picture-unreadable' } })
    const wide = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="30000" height="30000"/>')
    expect(await store('a', wide)).toMatchObject({ refusal: { code: 'picture-too-large' } })
  })
})
