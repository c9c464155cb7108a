import { err, ok } from '@vonk/domain/result'
import { createMetrics } from '@vonk/platform/metrics'
import { createFolderStore } from '@vonk/platform/objects'
import { aLog } from '@vonk/testkit'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { cachedPictureOf, keepFile } from './cache/cache-files.ts'
import { createRenderings } from './create-renderings.ts'
import { withoutLeases } from './make-in-turn.ts'
import type { RenderReply } from './rendering/render-job.ts'
import { openFolders } from './testing.ts'

afterEach(() => void vi.useRealTimers())

const made: RenderReply = ok({ bytes: Buffer.from('made'), written: 4, files: [], cacheProblem: null })
const somebody = new AbortController()
const media = { ...createFolderStore('/nowhere'), openFile: async () => '/media/a.svg' }
const alone = { derived: null, leases: withoutLeases, waitMs: 1_000 }
const limit = { note: () => {}, hasRoom: async () => true, settled: async () => {} }

function aPool(reply: RenderReply) {
  const asked: boolean[] = []
  const signals: AbortSignal[] = []
  const pool = {
    async render(_: unknown, { isUrgent, signal }: { isUrgent: boolean; signal?: AbortSignal }) {
      if (signal) signals.push(signal)
      asked.push(isUrgent)
      return reply
    },
    close: async () => {},
  }
  return { pool, asked, signals }
}

function aVariant() {
  const { cacheFolder, close } = openFolders()
  onTestFinished(close)
  const source = { path: 'a.svg', stamp: '1' }
  const size = { width: 150, height: 150 }
  return {
    source,
    size,
    format: 'webp',
    cached: cachedPictureOf(cacheFolder, { source, size, format: 'webp' }),
  } as const
}

describe('createRenderings', () => {
  it('makes a picture once for all who ask at the same time, and keeps it at hand', async () => {
    const { pool, asked } = aPool(made)
    const renderings = createRenderings({ ...alone, media, pool, limit, log: aLog().log })
    const variant = aVariant()

    expect(await Promise.all([1, 2, 3].map(() => renderings.load(variant, somebody)))).toEqual([made, made, made])
    expect(await renderings.load(variant, somebody)).toEqual(made)
    expect(asked).toEqual([true])
  })

  it('tells the workers when the one who asked has hung up', async () => {
    const { pool, signals } = aPool(err({ code: 'pictures-busy', detail: '' }))
    const renderings = createRenderings({ ...alone, media, pool, limit, log: aLog().log })
    const impatient = new AbortController()
    const asked = renderings.load(aVariant(), impatient)
    impatient.abort()
    await asked

    expect(signals.map(({ aborted }) => aborted)).toEqual([true])
  })

  it('asks no worker for what is on disk', async () => {
    const { pool, asked } = aPool(made)
    const { registry } = createMetrics({ processMetrics: false })
    const renderings = createRenderings({ ...alone, media, pool, limit, log: aLog().log, registry })
    const variant = aVariant()
    await keepFile(variant.cached.target, Buffer.from('kept'))

    expect(await renderings.load(variant, somebody)).toMatchObject({
      value: { bytes: Buffer.from('kept'), written: 0 },
    })
    await renderings.load(variant, somebody)
    expect(asked).toEqual([])
    const measured = await registry.metrics()
    expect(measured).toContain('picture_cache_hits_total{cache="disk"} 1')
    expect(measured).toContain('picture_cache_hits_total{cache="memory"} 1')
  })

  it('does not try again for a minute what has failed, and says so once', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout'] })
    const broken = err({ code: 'picture-broken', detail: 'no header' })
    const { pool, asked } = aPool(broken)
    const { log, lines } = aLog()
    const renderings = createRenderings({ ...alone, media, pool, limit, log })
    const variant = aVariant()

    expect([await renderings.load(variant, somebody), await renderings.prepare(variant)]).toEqual([broken, broken])
    expect(asked).toHaveLength(1)
    expect(lines).toMatchObject([{ level: 'warn', picture: 'a.svg', code: 'picture-broken', detail: 'no header' }])

    vi.advanceTimersByTime(60_001)
    await renderings.load(variant, somebody)
    expect(asked).toHaveLength(2)
  })

  it('tries again at once when only the workers were busy', async () => {
    const { pool, asked } = aPool(err({ code: 'pictures-busy', detail: '' }))
    const renderings = createRenderings({ ...alone, media, pool, limit, log: aLog().log })
    const variant = aVariant()
    await renderings.load(variant, somebody)
    await renderings.load(variant, somebody)

    expect(asked).toHaveLength(2)
  })
})
