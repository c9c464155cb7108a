import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openFolders } from '../testing.ts'
import { sweepCache } from './sweep-cache.ts'

function aCache(ages: Record<string, number>) {
  const { cacheFolder, close } = openFolders()
  onTestFinished(close)
  mkdirSync(join(cacheFolder, 'ab'), { recursive: true })
  for (const [name, minutes] of Object.entries(ages)) {
    const file = join(cacheFolder, 'ab', name)
    writeFileSync(file, Buffer.alloc(100))
    utimesSync(file, new Date(), new Date(Date.now() - minutes * 60_000))
  }
  const left = () => Object.keys(ages).filter((name) => existsSync(join(cacheFolder, 'ab', name)))
  return { cacheFolder, left }
}

describe('sweepCache', () => {
  it('leaves a cache below its limit alone', async () => {
    const { cacheFolder, left } = aCache({ a: 9, b: 1 })

    expect(await sweepCache(cacheFolder, 200)).toEqual({ bytes: 200, removed: 0 })
    expect(left()).toEqual(['a', 'b'])
  })

  it('removes what was not used for longest until a tenth is free', async () => {
    const { cacheFolder, left } = aCache({ recent: 1, oldest: 9, old: 5, fresh: 0 })

    expect(await sweepCache(cacheFolder, 300)).toEqual({ bytes: 200, removed: 2 })
    expect(left()).toEqual(['recent', 'fresh'])
  })

  it('removes what a killed worker left half written, but not what one is writing', async () => {
    const { cacheFolder, left } = aCache({ 'a.webp.1.tmp': 20, 'b.webp.2.tmp': 1, 'c.webp': 30 })

    expect(await sweepCache(cacheFolder, 1_000)).toEqual({ bytes: 200, removed: 1 })
    expect(left()).toEqual(['b.webp.2.tmp', 'c.webp'])
  })

  it('finds nothing in a cache that does not exist', async () => {
    expect(await sweepCache('/nowhere/cache', 1)).toEqual({ bytes: 0, removed: 0 })
  })
})
