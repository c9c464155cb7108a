import { describe, expect, it, vi } from 'vitest'
import { aSite, refusalIn } from '../testing.ts'
import { createOperatorSite } from './create-site.ts'
import { createReadiness } from './readiness.ts'

const metricsRequest = (headers: Record<string, string> = {}) => new Request('http://localhost/metrics', { headers })

describe('operatorRoutes', () => {
  it('says that the process is alive', async () => {
    const response = await aSite().get('/healthz')

    expect([response.status, await response.json()]).toEqual([200, { code: 200, result: 'alive' }])
  })

  it('is ready when every check passes', async () => {
    const readiness = createReadiness({ checks: { database: async () => true, jobs: () => undefined } })

    expect((await aSite({ readiness }).get('/readyz')).status).toBe(200)
  })

  it('names the checks that fail or take too long, and nothing of why', async () => {
    const readiness = createReadiness({
      timeoutMs: 20,
      checks: {
        database: () => Promise.reject(new Error('password wrong for vonk@db')),
        search: () => false,
        slow: () => new Promise(() => {}),
        thrown: () => {
          throw new Error('secret')
        },
        fine: () => true,
      },
    })
    const response = await aSite({ readiness }).get('/readyz')

    expect(await refusalIn(response)).toEqual({
      code: 503,
      result: 'Not ready.',
      meta: {
        refusal: 'unavailable',
        requestId: expect.any(String),
        failing: ['database', 'search', 'slow', 'thrown'],
      },
    })
  })

  it('is ready without what it can do without, names it, and does not wait for it', async () => {
    const extras = {
      replica: () => false,
      search: async () => 'is read-only',
      slow: () => new Promise(() => {}),
      broken: () => Promise.reject(new Error('secret')),
      fine: () => true,
    }
    const readiness = createReadiness({ checks: { database: () => true }, extras })
    const response = await aSite({ readiness }).get('/readyz')

    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({
      code: 200,
      result: 'ready',
      meta: { degraded: ['replica', 'search: is read-only', 'slow', 'broken'] },
    })
  })

  it('runs one round of checks for all who ask at once', async () => {
    const counted = vi.fn(async () => true)
    const readiness = createReadiness({ checks: { counted } })
    await Promise.all([readiness.findFailing(), readiness.findFailing(), readiness.findFailing()])

    expect(counted).toHaveBeenCalledOnce()
  })

  it('is not ready any more once it drains', async () => {
    const { get, readiness } = aSite()
    readiness.drain()

    expect((await get('/readyz')).status).toBe(503)
    expect((await get('/healthz')).status).toBe(200)
  })

  it.each([
    ['this machine', '127.0.0.1', {}, 403],
    ['this machine by IPv6', '::1', {}, 403],
    ['a proxy on this machine for somebody else', '127.0.0.1', { 'x-real-ip': '8.8.8.8' }, 403],
    ['a neighbour', '10.0.0.2', {}, 403],
    ['nobody knows where', null, {}, 403],
    ['elsewhere with the token', '10.0.0.2', { authorization: 'Bearer m3trics' }, 200],
    ['elsewhere with a wrong token', '10.0.0.2', { authorization: 'Bearer metrics' }, 403],
  ])('shows the measurements to whoever has the token: %s', async (_, clientAddress, headers, status) => {
    const { site } = aSite({ metricsToken: 'm3trics' })
    const response = await site.fetch(metricsRequest(headers as Record<string, string>), { clientAddress })

    expect(response.status).toBe(status)
    if (status === 200) expect(await response.text()).toContain('# TYPE http_request_duration_seconds histogram')
  })

  it('shows them without a token, and nothing of the shop, where only operators come', async () => {
    const { metrics, readiness } = aSite()
    const operators = createOperatorSite({ figures: metrics.registry, readiness })
    const statusOf = async (path: string, method = 'GET') =>
      (await operators.fetch(new Request(`http://localhost${path}`, { method }))).status

    expect(await (await operators.fetch(metricsRequest())).text()).toContain('http_request_duration_seconds')
    expect([await statusOf('/healthz'), await statusOf('/readyz')]).toEqual([200, 200])
    expect([await statusOf('/'), await statusOf('/api/garments/1'), await statusOf('/metrics', 'POST')]).toEqual([
      404, 404, 404,
    ])
  })

  it('takes no token at all where none is configured', async () => {
    const { site } = aSite()

    expect(
      (await site.fetch(metricsRequest({ authorization: 'Bearer null' }), { clientAddress: '10.0.0.2' })).status,
    ).toBe(403)
  })
})
