import { addGauge, Histogram, type Registry } from '@vonk/platform/metrics'
import type { RenderReply } from './render-job.ts'
import type { RenderPool } from './render-pool.ts'

/** The same pool, with what is asked of it counted: how much waits, how long it takes, how much is refused. */
export function measureRenderPool(pool: RenderPool, registry: Registry): RenderPool {
  const unfinished = { request: 0, ahead: 0 }
  addGauge(registry, {
    name: 'pictures_unfinished',
    help: 'Pictures that wait for a worker or are being made, for a request or ahead of any',
    labelNames: ['purpose'],
    read: () => Object.entries(unfinished).map(([purpose, value]) => ({ value, labels: { purpose } })),
  })
  const duration = new Histogram({
    name: 'picture_duration_seconds',
    help: 'Time from asking for a picture that had to be made to having it, or to hearing that it cannot be had',
    labelNames: ['purpose', 'outcome'] as const,
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15, 30],
    registers: [registry],
  })

  return {
    ...pool,
    async render(job, options) {
      const purpose = options.isUrgent ? 'request' : 'ahead'
      const startedAt = performance.now()
      unfinished[purpose] += 1
      const reply = await pool.render(job, options)
      unfinished[purpose] -= 1
      duration.observe({ purpose, outcome: outcomeOf(reply) }, (performance.now() - startedAt) / 1_000)
      return reply
    },
  }
}

function outcomeOf(reply: RenderReply): 'made' | 'refused' | 'failed' {
  if (reply.ok) return 'made'
  return reply.refusal.code === 'pictures-busy' ? 'refused' : 'failed'
}
