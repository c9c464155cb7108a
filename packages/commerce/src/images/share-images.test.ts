import { join } from 'node:path'
import { createLeases } from '@vonk/platform/db'
import { createMetrics } from '@vonk/platform/metrics'
import { createFolderStore, type ObjectStore, StoreUnavailable } from '@vonk/platform/objects'
import { aLog, openTestDatabase, type TestDatabase } from '@vonk/testkit'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { createImages } from './create-images.ts'
import { aDrawing, openFolders } from './testing.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

/** A store that can go away. */
function openStore(folder: string) {
  const inner = createFolderStore(folder)
  const state = { isUnavailable: false }
  const unless =
    <Given extends unknown[], Value>(call: (...given: Given) => Promise<Value>) =>
    async (...given: Given): Promise<Value> => {
      if (state.isUnavailable) throw new StoreUnavailable('away', 'the object store cannot be reached')
      return call(...given)
    }
  const store: ObjectStore = {
    ...inner,
    find: unless(inner.find),
    read: unless(inner.read),
    openFile: unless(inner.openFile),
    write: unless(inner.write),
  }
  return { store, state }
}

/** Machines with a cache of their own each, that have media and database in common. */
function openMachines() {
  const folders = openFolders()
  const { log, lines } = aLog()
  const media = openStore(folders.mediaFolder)
  const derived = openStore(join(folders.root, 'derived'))
  const leases = [1, 2].map(() => createLeases({ url: database.url, log }))
  const machines = leases.map((own, place) => {
    const { registry } = createMetrics({ processMetrics: false })
    const cacheFolder = join(folders.root, `cache-${place}`)
    const parts = { media: media.store, derived: derived.store, leases: own, cacheFolder, registry, log }
    const images = createImages({ ...parts, cacheMegabytes: 10, workers: 1 })
    const ask = (path: string) =>
      images.fetch(new Request(`http://shop/img/${path}`, { headers: { accept: 'image/webp' } }))
    const countDrawn = async () =>
      Number(/picture_duration_seconds_count\{[^}]*made[^}]*\} (\d+)/.exec(await registry.metrics())?.[1] ?? 0)
    return { images, ask, countDrawn }
  })
  onTestFinished(async () => {
    for (const { images } of machines) await images.close()
    for (const own of leases) await own.close()
    folders.close()
  })
  const [one, other] = machines
  if (!one || !other) throw new Error('two machines were asked for')
  return { one, other, media: media.state, derived: derived.state, put: folders.put, lines }
}

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer()).toString('base64')

describe('createImages on several machines', () => {
  it('draws a picture once when all are asked at the same moment', async () => {
    const { one, other, put } = openMachines()
    put('tee.svg', aDrawing())
    const answers = await Promise.all([one, other, one, other].map(({ ask }) => ask('150/150/resize/tee.svg')))
    const pictures = await Promise.all(answers.map(bytesOf))

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(new Set(pictures).size).toBe(1)
    expect((await one.countDrawn()) + (await other.countDrawn())).toBe(1)
  })

  it('shows what another has made, also of a size that needs the drawing in full', async () => {
    const { one, other, put } = openMachines()
    put('cap.svg', aDrawing())
    const first = await bytesOf(await one.ask('375/458/resize/cap.svg'))
    await one.images.close()

    expect(await bytesOf(await other.ask('375/458/resize/cap.svg'))).toBe(first)
    expect(await other.countDrawn()).toBe(0)
    expect((await other.ask('150/150/resize/cap.svg')).status).toBe(200)
  })

  it('makes ahead what no other has made', async () => {
    const { one, other, put } = openMachines()
    put('a.svg', aDrawing())
    const requests = [{ path: '/a.svg', sizes: [{ width: 150, height: 150 }] }]

    expect(await one.images.prerender(requests)).toEqual({ made: 1, kept: 0, failed: 0 })
    await one.images.close()
    expect(await other.images.prerender(requests)).toEqual({ made: 0, kept: 1, failed: 0 })
  })

  it('answers 503 and never 404 while the store is away, and shows what is at hand', async () => {
    const { one, other, put, media, derived } = openMachines()
    put('hat.svg', aDrawing())
    expect((await one.ask('150/150/resize/hat.svg')).status).toBe(200)
    await one.images.close()
    media.isUnavailable = true
    derived.isUnavailable = true

    expect((await one.ask('150/150/resize/hat.svg')).status).toBe(200)
    const answers = [await other.ask('150/150/resize/hat.svg'), await other.ask('150/150/resize/never.svg')]
    expect(answers.map(({ status }) => status)).toEqual([503, 503])
    expect(answers.map(({ headers }) => headers.get('cache-control'))).toEqual(['no-store', 'no-store'])
    media.isUnavailable = false
    expect((await other.ask('150/150/resize/never.svg')).status).toBe(404)
    // It cannot be left for others, and is shown all the same.
    expect((await other.ask('150/150/resize/hat.svg')).status).toBe(200)
  })
})
