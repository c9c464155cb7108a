import { aLog, startReplicated } from '@vonk/testkit'
import { describe, expect, it, onTestFinished } from 'vitest'
import { addressesOf, isDatabaseUrl } from './connection-to.ts'
import { createDatabase } from './create-database.ts'

describe('addressesOf', () => {
  it('names every server with the user, the password and the database of all', () => {
    expect(addressesOf('postgres://u:p%40@one:5432,other:5433/shop?sslmode=require')).toEqual([
      'postgres://u:p%40@one:5432/shop?sslmode=require',
      'postgres://u:p%40@other:5433/shop?sslmode=require',
    ])
    expect(addressesOf('postgresql://one/shop')).toEqual(['postgresql://one/shop'])
  })
})

describe('isDatabaseUrl', () => {
  it.each(['postgres://one/shop', 'postgresql://u:p@one:5432,[::1]:5433/shop', 'postgres://u@127.0.0.1'])(
    'takes %s',
    (url) => expect(isDatabaseUrl(url)).toBe(true),
  )
  it.each(['mysql://one/shop', 'one:5432/shop', 'postgres://', 'postgres://one,/shop', 'postgres://one:x,other/shop'])(
    'refuses %s',
    (url) => expect(isDatabaseUrl(url)).toBe(false),
  )
})

describe('connectionTo', () => {
  it('leads to the server that took over, also when the old one is back and believes to be primary', async () => {
    const servers = await startReplicated()
    const db = createDatabase({ url: servers.bothUrl, log: aLog().log, poolSize: 1 })
    onTestFinished(() => db.close())
    const findPort = async () => (await db.pool.query(`select current_setting('port')::int as port`)).rows[0].port
    expect(await findPort()).toBe(servers.primary.port)

    await servers.failOver()
    await servers.comeBack()
    await expect.poll(() => findPort().catch(() => null)).toBe(servers.replica.port)
    await servers.run(
      servers.replica,
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'vonk'`,
    )
    await expect.poll(() => findPort().catch(() => null)).toBe(servers.replica.port)
  })
})
