import { describe, expect, it } from 'vitest'
import { parseConfig } from './config.ts'

function problemsOf(environment: NodeJS.ProcessEnv) {
  const parsed = parseConfig(environment, '/shop')
  return parsed.ok ? [] : parsed.refusal.problems
}

describe('parseConfig', () => {
  it('needs nothing: every setting has a default', () => {
    expect(parseConfig({}, '/shop')).toEqual({
      ok: true,
      value: {
        port: 3000,
        host: undefined,
        role: 'all',
        apiUrl: undefined,
        dataFolder: '/shop/.data',
        databaseUrl: undefined,
        trustProxy: false,
        logLevel: 'info',
        metricsToken: undefined,
      },
    })
  })

  it('treats an empty variable as not set', () => {
    expect(problemsOf({ PORT: '', DATABASE_URL: '', VONK_ROLE: '' })).toEqual([])
  })

  it.each([
    [{ PORT: 'eighty' }, 'PORT: expected a port number'],
    [{ PORT: '70000' }, 'PORT: expected a port from 0 to 65535'],
    [{ PORT: '80.5' }, 'PORT: expected a whole number'],
    [{ VONK_ROLE: 'boss' }, 'VONK_ROLE: expected one of all, storefront, api, worker'],
    [{ VONK_API_URL: 'ftp://x' }, 'VONK_API_URL: expected an http(s) address'],
    [{ VONK_ROLE: 'storefront' }, 'VONK_API_URL: is needed when VONK_ROLE is storefront'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL: expected postgres://user:password@host:port/database'],
    [{ VONK_TRUST_PROXY: 'maybe' }, 'VONK_TRUST_PROXY: expected true or false'],
    [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN: expected at least 16 characters'],
  ])('says which variable is wrong and why: %j', (environment, problem) => {
    expect(problemsOf(environment)).toEqual([problem])
  })

  it('names every wrong variable at once and repeats no value, which may be a secret', () => {
    const problems = problemsOf({ PORT: 'x', DATABASE_URL: 'mysql://shop:hunter2@db/shop' })

    expect(problems).toHaveLength(2)
    expect(problems.join()).not.toContain('hunter2')
  })
})
