import { aLog, openFlakyLink, openTestDatabase, type TestDatabase } from '@vonk/testkit'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createMetrics } from '../metrics/index.ts'
import { createJobs, type Jobs, type JobsOptions } from './create-jobs.ts'
import { defineJob } from './define-job.ts'

let test: TestDatabase
let started: Jobs[] = []
let jobCount = 0

beforeAll(async () => {
  test = await openTestDatabase()
})
afterEach(async () => {
  await Promise.all(started.map((jobs) => jobs.stop()))
  started = []
})
afterAll(() => test.close())

async function startJobs(options: Partial<JobsOptions> = {}): Promise<Jobs> {
  const jobs = await createJobs({ url: test.url, log: aLog().log, isWorker: true, pollSeconds: 0.5, ...options })
  started.push(jobs)
  return jobs
}

/** A job of its own for every test, so that one database serves them all. */
function aMailJob(retry = { limit: 0, delaySeconds: 1 }) {
  jobCount += 1
  return defineJob({
    name: `mail-${jobCount}`,
    schema: z.object({ order: z.string(), copies: z.number().default(1) }),
    retry,
  })
}

async function statesOf({ name }: { name: string }): Promise<string[]> {
  const { rows } = await test.db.execute<{ state: string }>(sql`select state from jobs.job where name = ${name}`)
  return rows.map(({ state }) => state)
}

describe('createJobs', () => {
  it('runs a job with its parsed data soon after the transaction that added it', async () => {
    const mail = aMailJob()
    const jobs = await startJobs({ pollSeconds: 60 })
    const ran: unknown[] = []
    await jobs.work(mail, async (data) => void ran.push(data))

    await test.db.transaction((tx) => jobs.enqueue(tx, mail, { order: '1' }))

    await expect.poll(() => ran).toEqual([{ order: '1', copies: 1 }])
    await expect.poll(() => statesOf(mail)).toEqual(['completed'])
  })

  it('leaves no job behind when the transaction is rolled back', async () => {
    const mail = aMailJob()
    const jobs = await startJobs({ isWorker: false })

    const failed = test.db.transaction(async (tx) => {
      await jobs.enqueue(tx, mail, { order: '1' })
      throw new Error('no')
    })

    await expect(failed).rejects.toThrow('no')
    expect(await statesOf(mail)).toEqual([])
  })

  it('runs many waiting jobs without a pause between them', async () => {
    const mail = aMailJob()
    const api = await startJobs({ isWorker: false })
    for (let order = 0; order < 20; order += 1) await api.enqueue(test.db, mail, { order: String(order) })
    const worker = await startJobs({ pollSeconds: 60 })
    const orders: string[] = []
    await worker.work(mail, async ({ order }) => void orders.push(order))

    await expect.poll(() => orders.length).toBe(20)
    expect(new Set(orders).size).toBe(20)
  })

  it('lets a process that does no work enqueue for one that does', async () => {
    const mail = aMailJob()
    const worker = await startJobs()
    const orders: string[] = []
    await worker.work(mail, async ({ order }) => void orders.push(order))
    const api = await startJobs({ isWorker: false })

    await api.enqueue(test.db, mail, { order: '1' })

    await expect.poll(() => orders).toEqual(['1'])
  })

  it('gives each job to one of several workers', async () => {
    const mail = aMailJob()
    const orders: string[] = []
    const workers = await Promise.all([startJobs(), startJobs(), startJobs()])
    for (const worker of workers) await worker.work(mail, async ({ order }) => void orders.push(order))
    const wanted = Array.from({ length: 15 }, (_, order) => String(order))
    for (const order of wanted) await workers[0]?.enqueue(test.db, mail, { order })

    await expect.poll(() => statesOf(mail)).toEqual(wanted.map(() => 'completed'))
    expect(orders.toSorted()).toEqual(wanted.toSorted())
  })

  it('adds a job with a key once only', async () => {
    const mail = aMailJob()
    const jobs = await startJobs({ isWorker: false })

    await jobs.enqueue(test.db, mail, { order: '1' }, { key: 'confirmation-1' })
    await test.db.transaction((tx) => jobs.enqueue(tx, mail, { order: '1' }, { key: 'confirmation-1' }))
    await jobs.enqueue(test.db, mail, { order: '2' }, { key: 'confirmation-2' })

    expect(await statesOf(mail)).toHaveLength(2)
  })

  it('waits until a job is due', async () => {
    const mail = aMailJob()
    const jobs = await startJobs()
    const orders: string[] = []
    await jobs.work(mail, async ({ order }) => void orders.push(order))

    await jobs.enqueue(test.db, mail, { order: 'tomorrow' }, { runAt: new Date(Date.now() + 86_400_000) })
    await jobs.enqueue(test.db, mail, { order: 'soon' }, { runAt: new Date(Date.now() + 300) })

    await expect.poll(() => orders).toEqual(['soon'])
    expect(await statesOf(mail)).toContain('created')
  })

  it('tries a failed job again and gives up at its limit', async () => {
    const { log, lines } = aLog()
    const { registry } = createMetrics({ processMetrics: false })
    const mail = aMailJob({ limit: 1, delaySeconds: 1 })
    const jobs = await startJobs({ log, registry })
    let attempts = 0
    await jobs.work(mail, async () => {
      attempts += 1
      throw new Error('no mail for anna@example.com')
    })

    await jobs.enqueue(test.db, mail, { order: '1' })

    await expect.poll(() => statesOf(mail)).toEqual(['failed'])
    expect(attempts).toBe(2)
    const said = lines.flatMap(({ job, level, attempt }) => (job === mail.name ? [{ level, attempt }] : []))
    expect(said).toEqual([
      { level: 'warn', attempt: 1 },
      { level: 'error', attempt: 2 },
    ])
    const { rows } = await test.db.execute(sql`select output::text from jobs.job where name = ${mail.name}`)
    expect(JSON.stringify(rows)).toContain('create-jobs.test.ts')
    expect(JSON.stringify(rows)).not.toContain('anna')

    const measured = await registry.metrics()
    expect(measured).toContain(`job_duration_seconds_count{queue="${mail.name}",outcome="failed"} 1`)
    expect(measured).toContain(`job_duration_seconds_count{queue="${mail.name}",outcome="given-up"} 1`)
    expect(measured).toContain(`job_wait_seconds_count{queue="${mail.name}"} 2`)
    expect(measured).toContain(`job_queue_size{queue="${mail.name}",state="failed"} 1`)
    expect(measured).toContain(`job_queue_size{queue="${mail.name}",state="waiting"} 0`)
  })

  it('refuses bad data where it is enqueued, and fails at once what was stored before the rules changed', async () => {
    const mail = aMailJob({ limit: 3, delaySeconds: 60 })
    const oldMail = { ...mail, schema: z.object({ order: z.number() }) }
    const jobs = await startJobs()
    const orders: string[] = []
    await jobs.work(mail, async ({ order }) => void orders.push(order))

    // @ts-expect-error an order number is a text
    await expect(jobs.enqueue(test.db, mail, { order: 7 })).rejects.toThrow()
    await jobs.enqueue(test.db, oldMail, { order: 7 })
    await jobs.enqueue(test.db, mail, { order: 'fine' })

    await expect.poll(async () => (await statesOf(mail)).toSorted()).toEqual(['completed', 'failed'])
    expect(orders).toEqual(['fine'])
  })

  it('lets the running job finish when it stops, and starts no other', async () => {
    const mail = aMailJob()
    const jobs = await startJobs()
    const begun = Promise.withResolvers<void>()
    const mayEnd = Promise.withResolvers<void>()
    await jobs.work(mail, async () => {
      begun.resolve()
      await mayEnd.promise
    })
    await jobs.enqueue(test.db, mail, { order: '1' })
    await begun.promise
    await jobs.enqueue(test.db, mail, { order: '2' })

    const stopped = jobs.stop()
    mayEnd.resolve()
    await stopped

    expect((await statesOf(mail)).toSorted()).toEqual(['completed', 'created'])
  })

  it('goes on by itself when the database was away', async () => {
    const mail = aMailJob()
    const link = await openFlakyLink(test.url)
    const { log, lines } = aLog()
    const jobs = await startJobs({ url: link.url, log })
    const orders: string[] = []
    await jobs.work(mail, async ({ order }) => void orders.push(order))
    const api = await startJobs({ isWorker: false })

    await link.cut()
    await api.enqueue(test.db, mail, { order: '1' })
    await expect.poll(() => lines).toContainEqual(expect.objectContaining({ level: 'warn' }))
    await link.restore()

    await expect.poll(() => orders).toEqual(['1'])
    await jobs.stop()
    await link.close()
  })

  it('keeps a schedule once for all processes, and only for a job that needs no data', async () => {
    const cleanUp = defineJob({ name: 'clean-up', schema: z.object({ olderThanDays: z.number().default(30) }) })
    const [here, there] = await Promise.all([startJobs(), startJobs()])

    await Promise.all([here.schedule(cleanUp, '0 3 * * *'), there.schedule(cleanUp, '0 3 * * *')])
    await expect(here.schedule(aMailJob(), '0 3 * * *')).rejects.toThrow()

    const { rows } = await test.db.execute(sql`select name, cron, data from jobs.schedule`)
    expect(rows).toEqual([{ name: 'clean-up', cron: '0 3 * * *', data: { olderThanDays: 30 } }])
  })
})
