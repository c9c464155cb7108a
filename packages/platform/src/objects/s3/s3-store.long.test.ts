import { randomUUID } from 'node:crypto'
import { createThrowAwayFolder } from '@vonk/testkit'
import { findObjectStore, hasGo, startObjectStore } from '@vonk/testkit/object-store'
import { afterAll, describe, expect, it } from 'vitest'
import { describeObjectStore } from '../testing.ts'
import { createS3Store } from './s3-store.ts'

const found = await findObjectStore()
afterAll(() => found?.stop())
const nobody = { endpoint: 'http://127.0.0.1:1', bucket: '', region: '', accessKeyId: '', secretAccessKey: '' }
const bucket = found?.bucket ?? nobody
/** Of this run alone: the store may be somebody's. */
const prefix = `test-${randomUUID()}/`

describe.skipIf(found === null)('on a real server', () => {
  describeObjectStore('createS3Store', async () => {
    const folder = await createThrowAwayFolder()
    return { store: createS3Store({ bucket, prefix }), spool: folder.path, close: () => folder.remove() }
  })

  it.each([
    ['another key', { accessKeyId: 'nobody' }],
    ['another secret', { secretAccessKey: 'wrong' }],
    ['a bucket that is not there', { bucket: 'not-there' }],
  ])('is refused with %s, which is named and is no missing object', async (_words, wrong) => {
    const store = createS3Store({ bucket: { ...bucket, ...wrong }, prefix })
    const attempts = await Promise.allSettled([
      store.check(),
      store.find('a.png'),
      store.read('a.png'),
      store.openFile('a.png', '/nowhere/copy'),
      store.write('a.png', Buffer.from('a')),
    ])

    const refused = { status: 'rejected', reason: expect.objectContaining({ problem: 'refused' }) }
    expect(attempts).toEqual(attempts.map(() => refused))
    expect(await store.findConcern()).toMatch(/answers with 40[34]/)
  })

  it('takes twenty objects at the same time', async () => {
    const store = createS3Store({ bucket, prefix })
    const keys = Array.from({ length: 20 }, (_, place) => `many/${place}.png`)
    await Promise.all(keys.map((key) => store.write(key, Buffer.from(key.repeat(10_000)))))

    const read = await Promise.all(keys.map((key) => store.read(key)))
    expect(read.map((bytes, place) => bytes?.equals(Buffer.from(`${keys[place]}`.repeat(10_000))))).not.toContain(false)
  })
})

describe.skipIf(found === null)('the list of a real server', () => {
  it('names what was written below the prefix and nothing else', async () => {
    const store = createS3Store({ bucket, prefix: `${prefix}listed/` })
    const keys = ['a b+c/ü.png', 'k&l.svg', ...Array.from({ length: 30 }, (_, place) => `v/k/${place}.png`)]
    for (const key of keys) await store.write(key, Buffer.from(key))
    await createS3Store({ bucket, prefix: `${prefix}listed-not/` }).write('other.png', Buffer.from('other'))
    const found: string[] = []
    for await (const { key } of store.list()) found.push(key)

    expect(found.toSorted()).toEqual(keys.toSorted())
  })
})

describe.skipIf(!(await hasGo()))('a server that dies', () => {
  it('has every object whose write was acknowledged when it is back', async () => {
    const server = await startObjectStore()
    const store = createS3Store({ bucket: server.bucket, prefix: '', patience: { restMs: 0, pauseMs: 1 } })
    const acknowledged: string[] = []
    const isOver = new AbortController()
    const writers = [1, 2, 3].map(async (writer) => {
      for (let round = 0; !isOver.signal.aborted; round += 1) {
        const key = `${writer}/${round}.bin`
        const isWritten = await store.write(key, Buffer.from(key.repeat(20_000))).then(
          () => true,
          () => false,
        )
        if (isWritten) acknowledged.push(key)
      }
    })
    await expect.poll(() => acknowledged.length).toBeGreaterThan(20)
    await server.kill()
    await expect(store.find('1/0.bin')).rejects.toMatchObject({ problem: 'away' })
    expect(await store.findConcern()).toMatch(/cannot be reached/)
    isOver.abort()
    await Promise.all(writers)
    await server.start()

    for (const key of acknowledged)
      expect((await store.read(key))?.equals(Buffer.from(key.repeat(20_000))), key).toBe(true)
    await server.stop()
  })
})
