import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createMetrics } from '@vonk/platform/metrics'
import { aLog, createThrowAwayFolder, openTestDatabase, type TestDatabase } from '@vonk/testkit'
import { hasGo, startObjectStore, type TestObjectStore } from '@vonk/testkit/object-store'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { runCli } from '../cli/run-cli.ts'
import { type Config, projectRoot } from '../config.ts'
import { aConfig } from '../testing.ts'
import { createProgress } from './progress.ts'
import { type StartedShop, startShop } from './start-shop.ts'

const canRun = await hasGo()
if (!canRun) process.stderr.write('Shops on an object store are left out: there is no Go to build one with\n')

const aDrawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="744"><rect width="600" height="744"/></svg>'

let store: TestObjectStore
let database: TestDatabase
let folder: Awaited<ReturnType<typeof createThrowAwayFolder>>

function configOf(machine: string) {
  return aConfig({
    role: 'api',
    databaseUrl: database.url,
    dataFolder: join(folder.path, machine),
    imageCacheFolder: join(folder.path, machine, 'cache'),
    mediaBucket: { ...store.bucket, prefix: 'kids/' },
  })
}

/** A machine of its own, but for the database and the store. */
async function openShop(machine: string, config = configOf(machine)) {
  const metrics = createMetrics({ processMetrics: false })
  const parts = { root: projectRoot, progress: createProgress(() => {}), isDevelopment: false, metrics }
  const shop = await startShop({ ...parts, config, log: aLog().log })
  onTestFinished(() => shop.stop())
  const countDrawn = async () =>
    Number(/picture_duration_seconds_count\{[^}]*made[^}]*\} (\d+)/.exec(await metrics.registry.metrics())?.[1] ?? 0)
  return { ...shop, countDrawn }
}

const ask = ({ port }: Pick<StartedShop, 'port'>, path: string) =>
  fetch(`http://127.0.0.1:${port}${path}`, { headers: { accept: 'image/webp' } })

async function degraded(shop: Pick<StartedShop, 'port'>): Promise<readonly string[]> {
  const answer = await ask(shop, '/readyz')
  expect(answer.status).toBe(200)
  return JSON.parse(await answer.text()).meta?.degraded ?? []
}

/** A command of the shop's keeper: its code and the last it has said. */
async function run(config: Config, ...args: string[]): Promise<[code: number, text: string | undefined]> {
  const lines: string[] = []
  const code = await runCli(args, { config, root: projectRoot, write: (line) => void lines.push(line) })
  return [code, lines.at(-1)]
}

describe.skipIf(!canRun)('a shop on an object store', () => {
  let pictures: readonly string[] = []
  beforeAll(async () => {
    store = await startObjectStore()
    database = await openTestDatabase()
    folder = await createThrowAwayFolder()
    expect(await run(configOf('seed'), 'seed', '--products', '40')).toEqual([
      0,
      'The shop is filled with the demo label.',
    ])
    const { rows } = await database.db.pool.query<{ image: string }>(
      `select distinct document->>'image' as image from catalogue_product where document->>'image' like '/%' limit 8`,
    )
    pictures = rows.map(({ image }) => image)
  }, 1_200_000)
  afterAll(async () => {
    await database?.close()
    await store?.stop()
    await folder?.remove()
  })

  it('has put the pictures of the demo into the bucket, and none on this machine', async () => {
    expect(pictures.length).toBeGreaterThan(3)
    expect(await readdir(join(folder.path, 'seed'))).toEqual([])
  })

  it('draws each size once, whichever machine is asked', async () => {
    const [one, other] = [await openShop('one'), await openShop('other')]
    const paths = pictures.slice(0, 3).flatMap((path) => [`/img/150/150/resize${path}`, `/img/375/458/resize${path}`])
    const answers = await Promise.all([...paths, ...paths].flatMap((path) => [ask(one, path), ask(other, path)]))

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect((await one.countDrawn()) + (await other.countDrawn())).toBe(paths.length)
    await Promise.all([one.stop(), other.stop()])
    const third = await openShop('third')
    for (const path of paths) expect((await ask(third, path)).status).toBe(200)
    expect(await third.countDrawn()).toBe(0)
  })

  it('goes on without a store that is away: names it, shows what is at hand, and 503 instead of 404', async () => {
    const shop = await openShop('patient')
    const [shown = '', unknown = ''] = pictures.slice(4).map((path) => `/img/150/150/resize${path}`)
    expect((await ask(shop, shown)).status).toBe(200)
    expect(await degraded(shop)).toEqual([])
    await store.kill()
    onTestFinished(() => store.start())

    const answers = [shown, unknown, '/img/150/150/resize/never.svg', '/api/stores'].map((path) => ask(shop, path))
    const statuses = (await Promise.all(answers)).map(({ status }) => status)
    expect(statuses.slice(0, 3)).toEqual([200, 503, 503])
    await expect.poll(async () => (await degraded(shop)).join()).toContain('pictures: the object store')
    const late = await openShop('late')
    expect((await ask(late, unknown)).status).toBe(503)
    await store.start()
    await expect.poll(async () => (await ask(late, unknown)).status).toBe(200)
    await expect.poll(() => degraded(late)).toEqual([])
    expect((await ask(late, '/img/150/150/resize/never.svg')).status).toBe(404)
  })

  it('takes over a shop whose pictures lay in a folder, from its backup', async () => {
    const [before, after] = [await openTestDatabase(), await openTestDatabase({ isEmpty: true })]
    onTestFinished(() => Promise.all([before.close(), after.close()]).then(() => {}))
    const own = join(folder.path, 'before')
    const file = join(folder.path, 'shop.tar.gz')
    await mkdir(join(own, 'media'), { recursive: true })
    await writeFile(join(own, 'media', 'coat.svg'), aDrawing)
    const inFolder = aConfig({ databaseUrl: before.url, dataFolder: own, mediaFolder: join(own, 'media') })
    expect((await run(inFolder, 'backup', file))[0]).toBe(0)
    const bucket = { ...store.bucket, prefix: 'restored/' }
    const inBucket = { ...configOf('restored'), databaseUrl: after.url, mediaBucket: bucket }
    await store.kill()
    onTestFinished(() => store.start())

    expect(await run(inBucket, 'restore', file)).toEqual([1, expect.stringContaining('the pictures are in the backup')])
    await store.start()
    expect(await run(inBucket, 'restore', file, '--force')).toEqual([
      0,
      expect.stringContaining(' 1 files were restored'),
    ])
    const shop = await openShop('restored', inBucket)
    expect((await ask(shop, '/img/150/150/resize/coat.svg')).status).toBe(200)
  })

  it('goes from one bucket into another with its backup, pictures and all', async () => {
    const after = await openTestDatabase({ isEmpty: true })
    onTestFinished(() => after.close())
    const file = join(folder.path, 'whole.tar.gz')
    expect(await run(configOf('keeper'), 'backup', file)).toEqual([0, expect.stringContaining(file)])
    const bucket = { ...store.bucket, prefix: 'moved/' }
    const moved = { ...configOf('moved'), databaseUrl: after.url, mediaBucket: bucket }

    expect((await run(moved, 'restore', file))[0]).toBe(0)
    const shop = await openShop('moved', moved)
    for (const path of pictures) expect((await ask(shop, `/img/150/150/resize${path}`)).status).toBe(200)
  })

  it('writes no backup without its pictures unless it is told to', async () => {
    await store.kill()
    onTestFinished(() => store.start())
    const file = join(folder.path, 'none.tar.gz')

    expect(await run(configOf('keeper'), 'backup', file)).toEqual([1, expect.stringContaining('--without-pictures')])
    expect(await readdir(folder.path)).not.toContain('none.tar.gz')
    expect((await run(configOf('keeper'), 'backup', file, '--without-pictures'))[0]).toBe(0)
    await store.start()
  })

  it('does not start with a key that the store refuses, and says why', async () => {
    const config = { ...configOf('refused'), mediaBucket: { ...store.bucket, prefix: '', secretAccessKey: 'wrong' } }
    const parts = { root: projectRoot, progress: createProgress(() => {}), isDevelopment: false }

    await expect(startShop({ ...parts, config, log: aLog().log })).rejects.toThrow(
      /The bucket "shop" at .* cannot be used: .*403 SignatureDoesNotMatch/,
    )
  })
})
