import { readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { openFolders } from '../testing.ts'
import { cachedPictureOf, findKept, keepFile } from './cache-files.ts'

const folders = openFolders()
afterAll(folders.close)

const source = { path: 'a.svg', stamp: '1-2' }
const size = { width: 150, height: 150 }
const variant = { source, size, format: 'webp' } as const

describe('cachedPictureOf', () => {
  it('keeps every version, size and format apart, and one master for all sizes', () => {
    const kept = cachedPictureOf('/cache', variant)
    const others = [
      { ...variant, format: 'png' as const },
      { ...variant, size: { width: 168, height: 230 } },
      { ...variant, source: { ...source, path: 'b.svg' } },
      { ...variant, source: { ...source, stamp: '1-3' } },
    ].map((other) => cachedPictureOf('/cache', other))

    expect(new Set([kept, ...others].map(({ target }) => target)).size).toBe(5)
    expect(new Set([kept, ...others].map(({ masters }) => masters.standard)).size).toBe(3)
    expect(kept.masters.standard).not.toBe(kept.masters.large)
    expect(kept.target).toMatch(/^\/cache\/([0-9a-f]{2})\/\1[0-9a-f]{38}\.webp$/)
  })
})

describe('keepFile', () => {
  it('writes whole files and leaves nothing else behind', async () => {
    const file = join(folders.cacheFolder, 'ab', 'x.webp')

    expect(await keepFile(file, Buffer.from('picture'))).toBeNull()
    expect(await findKept(file)).toEqual(Buffer.from('picture'))
    expect(readdirSync(join(folders.cacheFolder, 'ab'))).toEqual(['x.webp'])
  })

  it('says why a file cannot be kept', async () => {
    writeFileSync(join(folders.root, 'file'), '')

    expect(await keepFile(join(folders.root, 'file', 'ab', 'x.webp'), Buffer.from('x'))).toBe('ENOTDIR')
  })
})

describe('findKept', () => {
  it('finds nothing in a missing or an empty file', async () => {
    const file = join(folders.root, 'empty.webp')
    writeFileSync(file, '')

    expect(await findKept(file)).toBeNull()
    expect(await findKept(join(folders.root, 'missing.webp'))).toBeNull()
  })

  it('marks an old file as used', async () => {
    const file = join(folders.root, 'old.webp')
    writeFileSync(file, 'x')
    utimesSync(file, 0, 0)
    await findKept(file)

    await expect.poll(() => statSync(file).mtimeMs).toBeGreaterThan(Date.now() - 60_000)
  })
})
