import { setTimeout as pause } from 'node:timers/promises'
import { aLog, openFlakyLink, openTestDatabase, type TestDatabase } from '@vonk/testkit'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { holdLock } from './hold-lock.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const { log } = aLog()

/** Works until it is told to stop, and notes both. */
function aWorker(name: string, url: string, said: string[]) {
  const lock = holdLock({
    url,
    name: 'test-work',
    log,
    everyMs: 20,
    async work(signal) {
      said.push(`${name} begins`)
      await pause(1e8, null, { signal }).catch(() => {})
      said.push(`${name} ends`)
    },
  })
  onTestFinished(() => lock.close())
  return lock
}

describe('holdLock', () => {
  it('lets one work at a time, and the next when that one closes', async () => {
    const said: string[] = []
    const first = aWorker('first', database.url, said)
    await expect.poll(() => said).toEqual(['first begins'])
    aWorker('second', database.url, said)
    await first.close()

    await expect.poll(() => said).toEqual(['first begins', 'first ends', 'second begins'])
  })

  it('stops who has lost the connection, before another begins, and asks again', async () => {
    const said: string[] = []
    const link = await openFlakyLink(database.url)
    onTestFinished(() => link.close())
    const first = aWorker('first', link.url, said)
    await expect.poll(() => said).toEqual(['first begins'])
    await link.cut()
    await expect.poll(() => said).toEqual(['first begins', 'first ends'])
    await link.restore()

    await expect.poll(() => said).toEqual(['first begins', 'first ends', 'first begins'])
    await first.close()
  })
})
