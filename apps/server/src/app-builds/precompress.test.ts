import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { precompress } from './precompress.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vonk-precompress-'))
  await mkdir(join(folder, 'assets'))
})
afterEach(() => rm(folder, { recursive: true }))

describe('precompress', () => {
  it('lays copies beside text that is worth it, and leaves fonts and small files alone', async () => {
    const script = 'export const spark = 1\n'.repeat(200)
    await writeFile(join(folder, 'assets/app.js'), script)
    await writeFile(join(folder, 'assets/tiny.js'), 'x')
    await writeFile(join(folder, 'assets/face.woff2'), Buffer.alloc(5_000))

    await precompress(folder)

    expect((await readdir(join(folder, 'assets'))).toSorted()).toEqual([
      'app.js',
      'app.js.br',
      'app.js.gz',
      'face.woff2',
      'tiny.js',
    ])
    expect(brotliDecompressSync(await readFile(join(folder, 'assets/app.js.br'))).toString()).toBe(script)
    expect(gunzipSync(await readFile(join(folder, 'assets/app.js.gz'))).toString()).toBe(script)
  })
})
