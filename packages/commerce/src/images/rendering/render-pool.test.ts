import { ok } from '@vonk/domain/result'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { RenderJob, RenderReply } from './render-job.ts'
import { createRenderPool } from './render-pool.ts'
import type { RenderWorker } from './render-worker.ts'

afterEach(() => void vi.useRealTimers())

const made: RenderReply = ok({ bytes: Buffer.from('made'), written: 4, files: [], cacheProblem: null })

function aJob(source: string): RenderJob {
  const masters = { standard: '', large: '' }
  return { source, isDrawing: true, size: { width: 150, height: 150 }, format: 'webp', target: '', masters }
}

/** A pool whose workers draw until they are told to be done. */
function aPool({ waitMs = 1_000, workers = 1 } = {}) {
  const drawn: string[] = []
  const drawing = new Map<string, () => void>()
  const start = (): RenderWorker => ({
    pid: 1,
    isAlive: () => true,
    end: async () => {},
    render({ source }) {
      drawn.push(source)
      const { promise, resolve } = Promise.withResolvers<RenderReply>()
      drawing.set(source, () => resolve(made))
      return promise
    },
  })
  const pool = createRenderPool({ workers, timeoutMs: 1_000, queueLimit: 9, waitMs }, start)
  const ask = (source: string, waiter = new AbortController()) =>
    pool.render(aJob(source), { isUrgent: true, signal: waiter.signal })
  return { pool, ask, drawn, finish: (source: string) => drawing.get(source)?.() }
}

const codeOf = (reply: RenderReply) => (reply.ok ? 'made' : reply.refusal.code)

describe('createRenderPool', () => {
  it('does not begin what nobody waits for any more', async () => {
    const { ask, drawn, finish } = aPool()
    const waiter = new AbortController()
    const [first, abandoned, last] = [ask('a'), ask('b', waiter), ask('c')]
    waiter.abort()
    expect(codeOf(await abandoned)).toBe('pictures-busy')
    finish('a')
    await first
    finish('c')

    expect(codeOf(await last)).toBe('made')
    expect(drawn).toEqual(['a', 'c'])
    expect(codeOf(await ask('d', waiter))).toBe('pictures-busy')
  })

  it('finishes what it has begun, for whoever asks next', async () => {
    const { ask, finish } = aPool()
    const waiter = new AbortController()
    const begun = ask('a', waiter)
    waiter.abort()
    finish('a')

    expect(codeOf(await begun)).toBe('made')
  })

  it('sends away who has waited too long, and goes on with the work that may wait', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { pool, ask, drawn, finish } = aPool({ waitMs: 1_000 })
    const begun = ask('a')
    const late = ask('b')
    const ahead = pool.render(aJob('c'), { isUrgent: false })
    vi.advanceTimersByTime(1_000)
    expect(codeOf(await late)).toBe('pictures-busy')
    finish('a')
    expect(codeOf(await begun)).toBe('made')
    finish('c')

    expect(codeOf(await ahead)).toBe('made')
    expect(drawn).toEqual(['a', 'c'])
    expect(vi.getTimerCount()).toBe(1)
  })

  it('begins work that waited for a request when the one who asked has hung up', () => {
    const { pool, ask, drawn } = aPool({ workers: 2 })
    const waiter = new AbortController()
    void ask('a')
    void ask('a', waiter)
    void pool.render(aJob('b'), { isUrgent: false })
    expect(drawn).toEqual(['a'])

    waiter.abort()
    expect(drawn).toEqual(['a', 'b'])
  })
})
