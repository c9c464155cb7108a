import { describe, expect, it } from 'vitest'
import { aConfig } from '../testing.ts'
import { configureMember } from './configure-member.ts'

const order = { databaseUrl: 'postgres://one/shop', port: 3000, drawsAhead: false } as const

describe('configureMember', () => {
  it('shares out what limits the whole shop, and leaves something to everybody', () => {
    const connections = { perProcess: 4_000, perAddress: 3 }
    const config = aConfig({ processes: 4, connections, imageWorkers: 2, hasDrawnAhead: true })

    expect(configureMember(config, { ...order, duty: 'serve' })).toMatchObject({
      ...{ role: 'web', databaseUrl: order.databaseUrl, port: 3000, operatorAddress: null },
      ...{ connections: { perProcess: 1_000, perAddress: 1 }, imageWorkers: 1, hasDrawnAhead: false },
    })
    expect(configureMember(config, { ...order, duty: 'serve', drawsAhead: true }).hasDrawnAhead).toBe(true)
  })

  it('gives the jobs to one, and leaves a role without jobs as it is', () => {
    const roleOf = (role: 'all' | 'api' | 'storefront', duty: 'serve' | 'work') =>
      configureMember(aConfig({ role, processes: 2 }), { ...order, duty }).role

    expect(roleOf('all', 'work')).toBe('worker')
    expect([roleOf('api', 'serve'), roleOf('storefront', 'serve')]).toEqual(['api', 'storefront'])
  })
})
