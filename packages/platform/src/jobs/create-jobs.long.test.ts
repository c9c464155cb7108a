import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { aLog, openTestDatabase, type TestDatabase } from '@vonk/testkit'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { z } from 'zod'
import { createJobs, type Jobs } from './create-jobs.ts'
import { defineJob } from './define-job.ts'

let test: TestDatabase
let jobs: Jobs

beforeAll(async () => {
  test = await openTestDatabase()
  jobs = await createJobs({ url: test.url, log: aLog().log, isWorker: true })
})
afterAll(async () => {
  await jobs.stop()
  await test.close()
})

const patience = { timeout: 150_000 }

async function statesOf(name: string): Promise<string[]> {
  const { rows } = await test.db.execute<{ state: string }>(sql`select state from jobs.job where name = ${name}`)
  return rows.map(({ state }) => state)
}

/** A worker in another process that takes the job and never finishes it. */
function spawnStuckWorker(name: string) {
  const importing = (path: string) => JSON.stringify(import.meta.resolve(path))
  const program = `
    import { z } from ${importing('zod')}
    import { createLog } from ${importing('../log/index.ts')}
    import { createJobs, defineJob } from ${importing('./index.ts')}
    const log = createLog({ level: 'silent', name: 'child' })
    const jobs = await createJobs({ url: ${JSON.stringify(test.url)}, log, isWorker: true })
    await jobs.work(defineJob({ name: '${name}', schema: z.object({}) }), () => new Promise(() => {}))`
  return spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: 'inherit' })
}

describe.concurrent('createJobs', () => {
  it('gives a job to another worker when the process that had it was killed', patience, async ({ expect }) => {
    const mail = defineJob({ name: 'mail', schema: z.object({ order: z.string() }) })
    const child = spawnStuckWorker(mail.name)
    await jobs.enqueue(test.db, mail, { order: '1' })
    await expect.poll(() => statesOf(mail.name)).toEqual(['active'])
    child.kill('SIGKILL')
    await once(child, 'exit')
    const orders: string[] = []
    await jobs.work(mail, async ({ order }) => void orders.push(order))

    await expect.poll(() => orders, patience).toEqual(['1'])
  })

  it('leaves a long job alone while its worker lives', patience, async ({ expect }) => {
    const report = defineJob({ name: 'report', schema: z.object({}) })
    let runs = 0
    await jobs.work(report, async () => {
      runs += 1
      await test.db.execute(sql`select pg_sleep(25)`)
      await test.db.execute(sql`select pg_sleep(25)`)
      await test.db.execute(sql`select pg_sleep(25)`)
    })
    await jobs.enqueue(test.db, report, {})

    await expect.poll(() => statesOf(report.name), patience).toEqual(['completed'])
    expect(runs).toBe(1)
  })

  it('runs a scheduled job by the clock', patience, async ({ expect }) => {
    const cleanUp = defineJob({ name: 'clean-up', schema: z.object({ olderThanDays: z.number().default(30) }) })
    const runs: unknown[] = []
    await jobs.work(cleanUp, async (data) => void runs.push(data))
    await jobs.schedule(cleanUp, '* * * * *')

    await expect.poll(() => runs[0], patience).toEqual({ olderThanDays: 30 })
  })
})
