import { aLog, openTestDatabase, type TestDatabase } from '@vonk/testkit'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createJobs, type Jobs } from '../jobs/index.ts'
import { startMailSender } from './start-mail-sender.ts'
import { aMail, openSmtpServer, type TestSmtpServer } from './testing.ts'

let test: TestDatabase
let jobs: Jobs
let server: TestSmtpServer
const { log } = aLog()

beforeAll(async () => {
  test = await openTestDatabase()
  server = await openSmtpServer()
  jobs = await createJobs({ url: test.url, log, isWorker: true })
})
afterAll(async () => {
  await jobs.stop()
  await server.close()
  await test.close()
})

describe('startMailSender', () => {
  it('sends a mail soon after the transaction that put it, and none of one that was rolled back', async () => {
    const smtp = { url: server.url, from: 'shop@vonk.example' }
    const sender = await startMailSender({ db: test.db, jobs, smtp, log })

    const failed = test.db.transaction(async (tx) => {
      await sender.put(tx, aMail({ key: 'never' }))
      throw new Error('no')
    })
    await expect(failed).rejects.toThrow('no')
    await test.db.transaction((tx) => sender.put(tx, aMail({ key: 'once' })))
    await sender.put(test.db, aMail({ key: 'once' }))

    await expect.poll(() => server.mails.length).toBe(1)
    const { rows } = await test.db.execute(sql`select key, state from mail`)
    await expect.poll(() => rows).toEqual([expect.objectContaining({ key: 'once' })])
    await jobs.stop()
    await sender.close()
    expect(server.mails).toHaveLength(1)
  })
})
