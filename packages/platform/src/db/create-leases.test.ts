import { aLog, openFlakyLink, openTestDatabase, type TestDatabase } from '@vonk/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLeases } from './create-leases.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

describe('createLeases', () => {
  it('gives a lease to one process at a time, and others meanwhile', async () => {
    const { log } = aLog()
    const [one, other] = [createLeases({ url: database.url, log }), createLeases({ url: database.url, log })]
    const lease = await one.acquire('tee.svg')

    expect(await other.acquire('tee.svg')).toBeNull()
    expect(await other.acquire('cap.svg')).not.toBeNull()
    expect(await one.acquire('cap.svg')).toBeNull()
    await lease?.release()
    expect(await other.acquire('tee.svg')).not.toBeNull()
    await Promise.all([one.close(), other.close()])
  })

  it('frees the leases of a process that has gone', async () => {
    const { log } = aLog()
    const [one, other] = [createLeases({ url: database.url, log }), createLeases({ url: database.url, log })]
    await one.acquire('gone.svg')
    await one.close()

    await expect.poll(() => other.acquire('gone.svg')).not.toBeNull()
    await other.close()
  })

  it('stops nobody while the database is away, and asks again when it is back', async () => {
    const { log, lines } = aLog()
    const link = await openFlakyLink(database.url)
    const [one, other] = [createLeases({ url: link.url, log }), createLeases({ url: database.url, log })]
    await link.cut()
    const lease = await one.acquire('away.svg')
    expect(lease).not.toBeNull()
    await lease?.release()
    expect(lines).toMatchObject([{ level: 'warn' }, { level: 'warn' }])

    await link.restore()
    await other.acquire('away.svg')
    expect(await one.acquire('away.svg')).toBeNull()
    await Promise.all([one.close(), other.close()])
    await link.close()
  })
})
