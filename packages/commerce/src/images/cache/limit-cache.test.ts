import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { aLog } from '@vonk/testkit'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { openFolders } from '../testing.ts'
import { limitCache } from './limit-cache.ts'

afterEach(() => void vi.useRealTimers())

function aLimit(files: number) {
  const { cacheFolder, close } = openFolders()
  onTestFinished(close)
  const { log, lines } = aLog()
  mkdirSync(cacheFolder)
  const fill = (count: number) => {
    for (let index = 0; index < count; index += 1) {
      writeFileSync(join(cacheFolder, `${randomUUID()}.webp`), Buffer.alloc(100))
    }
  }
  fill(files)
  return { limit: limitCache({ folder: cacheFolder, limitBytes: 1_000, log }), fill, lines, cacheFolder }
}

const wrote = (written: number) => ({ written, cacheProblem: null })

describe('limitCache', () => {
  it('sweeps after the first write, and again when a twentieth has come in', async () => {
    const { limit, fill, cacheFolder } = aLimit(12)
    limit.note(wrote(1))
    await limit.settled()
    expect(readdirSync(cacheFolder)).toHaveLength(9)

    fill(5)
    limit.note(wrote(50))
    await limit.settled()
    expect(readdirSync(cacheFolder)).toHaveLength(14)
    limit.note(wrote(1))
    await limit.settled()
    expect(readdirSync(cacheFolder)).toHaveLength(9)
  })

  it('has room until four fifths are full', async () => {
    const { limit } = aLimit(7)

    expect(await limit.hasRoom()).toBe(true)
    limit.note(wrote(40))
    expect(await limit.hasRoom()).toBe(true)
    expect(await aLimit(8).limit.hasRoom()).toBe(false)
  })

  it('complains once a minute about a cache that cannot be written', () => {
    vi.useFakeTimers()
    const { limit, lines } = aLimit(0)
    const problem = { written: 0, cacheProblem: 'ENOSPC' }
    limit.note(problem)
    limit.note(problem)
    expect(lines).toMatchObject([{ level: 'error', problem: 'ENOSPC', msg: 'the picture cache cannot be written' }])

    vi.advanceTimersByTime(60_000)
    limit.note(problem)
    expect(lines).toHaveLength(2)
  })
})
