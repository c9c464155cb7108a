import { aLog, openFlakyLink, openTestDatabase, type TestDatabase } from '@vonk/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClaims } from './create-claims.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

describe('createClaims', () => {
  it('gives a claim to one process at a time, and others meanwhile', async () => {
    const { log } = aLog()
    const [one, other] = [createClaims({ url: database.url, log }), createClaims({ url: database.url, log })]
    const claim = await one.take('tee.svg')

    expect(await other.take('tee.svg')).toBeNull()
    expect(await other.take('cap.svg')).not.toBeNull()
    expect(await one.take('cap.svg')).toBeNull()
    await claim?.release()
    expect(await other.take('tee.svg')).not.toBeNull()
    await Promise.all([one.close(), other.close()])
  })

  it('frees the claims of a process that has gone', async () => {
    const { log } = aLog()
    const [one, other] = [createClaims({ url: database.url, log }), createClaims({ url: database.url, log })]
    await one.take('gone.svg')
    await one.close()

    await expect.poll(() => other.take('gone.svg')).not.toBeNull()
    await other.close()
  })

  it('stops nobody while the database is away, and asks again when it is back', async () => {
    const { log, lines } = aLog()
    const link = await openFlakyLink(database.url)
    const [one, other] = [createClaims({ url: link.url, log }), createClaims({ url: database.url, log })]
    await link.cut()
    const claim = await one.take('away.svg')
    expect(claim).not.toBeNull()
    await claim?.release()
    expect(lines).toMatchObject([{ level: 'warn' }, { level: 'warn' }])

    await link.restore()
    await other.take('away.svg')
    expect(await one.take('away.svg')).toBeNull()
    await Promise.all([one.close(), other.close()])
    await link.close()
  })
})
