import { aLog, openFlakyLink, openTestDatabase, type TestDatabase } from '@vonk/testkit'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type ListenOptions, listen } from './listen.ts'

let test: TestDatabase

beforeAll(async () => {
  test = await openTestDatabase()
})
afterAll(() => test.close())

const notify = (channel: string, payload: string) => test.db.execute(sql`select pg_notify(${channel}, ${payload})`)

async function startListening(options: Partial<ListenOptions> = {}) {
  const onNotify = vi.fn()
  const onConnect = vi.fn()
  const listener = listen({
    url: test.url,
    channels: ['Price "now"', 'stock'],
    onNotify,
    onConnect,
    log: aLog().log,
    ...options,
  })
  await expect.poll(() => onConnect).toHaveBeenCalledOnce()
  return { listener, onNotify, onConnect }
}

describe('listen', () => {
  it('hears what is notified on its channels, whatever their name, and nothing else', async () => {
    const { listener, onNotify } = await startListening()

    await notify('other', 'no')
    await notify('Price "now"', 'sku-1')
    await notify('stock', '')
    await expect.poll(() => onNotify).toHaveBeenCalledTimes(2)

    expect(onNotify.mock.calls).toEqual([
      [{ channel: 'Price "now"', payload: 'sku-1' }],
      [{ channel: 'stock', payload: '' }],
    ])
    await listener.close()
  })

  it('comes back by itself when the database was away, and says so', async () => {
    const link = await openFlakyLink(test.url)
    const { log, lines } = aLog()
    const { listener, onNotify, onConnect } = await startListening({ url: link.url, log })

    await link.cut()
    await expect.poll(() => lines).toContainEqual(expect.objectContaining({ level: 'warn' }))
    await link.restore()
    await expect.poll(() => onConnect).toHaveBeenCalledTimes(2)
    await notify('stock', 'after')

    await expect.poll(() => onNotify).toHaveBeenCalledWith({ channel: 'stock', payload: 'after' })
    await listener.close()
    await link.close()
  })

  it('comes back when the server ends its session', async () => {
    const { listener, onConnect } = await startListening()

    await test.db.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'vonk-listen' and datname = current_database()`)

    await expect.poll(() => onConnect).toHaveBeenCalledTimes(2)
    await listener.close()
  })

  it('can be closed while the database is away', async () => {
    const listener = listen({
      url: 'postgres://nobody@127.0.0.1:1/nothing',
      channels: ['stock'],
      onNotify: () => {},
      onConnect: () => {},
      log: aLog().log,
    })

    await expect(listener.close()).resolves.toBeUndefined()
  })
})
