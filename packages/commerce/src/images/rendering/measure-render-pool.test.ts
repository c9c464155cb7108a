import { err, ok } from '@vonk/domain/result'
import { createMetrics } from '@vonk/platform/metrics'
import { describe, expect, it } from 'vitest'
import { measureRenderPool } from './measure-render-pool.ts'
import type { RenderReply } from './render-job.ts'
import type { RenderPool } from './render-pool.ts'

const job = {
  source: '/media/a.svg',
  isDrawing: true,
  size: { width: 150, height: 150 },
  format: 'webp',
  target: '/cache/a.webp',
  masters: { standard: '/cache/a', large: '/cache/b' },
} as const

describe('measureRenderPool', () => {
  it('tells what is unfinished, what was made and what was refused', async () => {
    const { registry } = createMetrics({ processMetrics: false })
    const waiting: ((reply: RenderReply) => void)[] = []
    const slow: RenderPool = { render: () => new Promise((resolve) => waiting.push(resolve)), close: async () => {} }
    const pool = measureRenderPool(slow, registry)
    const asked = [true, true, false].map((isUrgent) => pool.render(job, { isUrgent }))

    expect(await registry.metrics()).toContain('pictures_unfinished{purpose="request"} 2')
    waiting[0]?.(ok({ bytes: Buffer.from('made'), written: 4, files: [], cacheProblem: null }))
    waiting[1]?.(err({ code: 'pictures-busy', detail: 'too many' }))
    await Promise.all(asked.slice(0, 2))

    const text = await registry.metrics()
    expect(text).toContain('pictures_unfinished{purpose="request"} 0')
    expect(text).toContain('pictures_unfinished{purpose="ahead"} 1')
    expect(text).toContain('picture_duration_seconds_count{purpose="request",outcome="made"} 1')
    expect(text).toContain('picture_duration_seconds_count{purpose="request",outcome="refused"} 1')
  })
})
