import { execFile } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { createImages, type Images } from '@vonk/commerce/images'
import { colours, drawGarment, fabricsFor, garmentTypes, patterns } from '@vonk/demo'
import { createLog } from '@vonk/platform/log'
import { createFolderStore } from '@vonk/platform/objects'
import { startShop } from '../tools/shop/start-shop.ts'
import { withDataFolder } from '../tools/shop/with-data-folder.ts'
import type { Bench, Row } from './bench.ts'
import { startBareServer } from './load/start-bare-server.ts'
import { median } from './median.ts'

const visited = 50
const ahead = 150
/** What a browser opens to one host over HTTP/1.1. */
const connections = 6
const rounds = 3
const client = fileURLToPath(new URL('./load/socket-client.ts', import.meta.url))
const log = createLog({ level: 'warn', name: 'bench' })

export const bench: Bench = {
  about:
    'pictures of a category from an empty cache, what drawing and deriving take, and requests per second when warm',
  run: (say) =>
    withDataFolder(async (folder) => {
      say('drawing')
      const paths = await writeDrawings(join(folder, 'media'))
      return [
        ...(await firstVisit(folder, paths, say)),
        ...(await sizesAndFormats(folder, paths.slice(0, 10), say)),
        ...(await warm(folder, paths, say)),
      ]
    }),
}

async function writeDrawings(mediaFolder: string): Promise<string[]> {
  await mkdir(mediaFolder)
  const pictures = Array.from({ length: visited + ahead }, (_, seed) => {
    const garment = pick(garmentTypes, seed)
    const fabric = pick(fabricsFor[garment], 0)
    const [colour, accent] = [pick(colours, seed * 7).hex, pick(colours, seed * 5 + 3).hex]
    const brand = seed % 2 === 0 ? 'vonk' : 'razz'
    return { garment, view: 'front', colour, accent, fabric, pattern: pick(patterns, seed), seed, brand } as const
  })
  const paths = pictures.map((_, index) => `${index}.svg`)
  await Promise.all(
    pictures.map((each, index) => writeFile(join(mediaFolder, `${index}.svg`), gzipSync(drawGarment(each)))),
  )
  return paths
}

function pick<Value>(list: readonly Value[], index: number): Value {
  const value = list[index % list.length]
  if (value === undefined) throw new Error('nothing to pick from')
  return value
}

async function withImages<T>(folder: string, work: (images: Images) => Promise<T>): Promise<T> {
  const cacheFolder = join(folder, 'cache')
  await rm(cacheFolder, { recursive: true, force: true })
  const images = createImages({
    media: createFolderStore(join(folder, 'media')),
    cacheFolder,
    cacheMegabytes: 2_048,
    log,
  })
  try {
    return await work(images)
  } finally {
    await images.close()
  }
}

async function get(images: Images, path: string, size = '563/688', accept = 'image/avif,image/webp'): Promise<number> {
  const response = await images.fetch(new Request(`http://shop/img/${size}/resize/${path}`, { headers: { accept } }))
  if (response.status !== 200) throw new Error(`${path}: ${await response.text()}`)
  return (await response.bytes()).byteLength
}

async function firstVisit(folder: string, paths: string[], say: (line: string) => void): Promise<Row[]> {
  say('a first visit')
  const alone = await withImages(folder, (images) => visit(images, paths.slice(0, visited)))
  say('a first visit while pictures are made ahead')
  const beside = await withImages(folder, async (images) => {
    const underWay = Promise.withResolvers<void>()
    async function* pictures() {
      for (const [index, path] of paths.slice(visited).entries()) {
        if (index === 8) underWay.resolve()
        yield { path, sizes: [{ width: 563, height: 688 }] }
      }
    }
    const work = images.prerender(pictures())
    await underWay.promise
    const times = await visit(images, paths.slice(0, visited))
    await images.close()
    await work
    return times
  })
  return [
    { what: 'first 8 of 50 cards, empty cache', ms: alone.eight },
    { what: 'all 50', ms: alone.all },
    { what: 'first 8, while pre-rendering', ms: beside.eight },
    { what: 'all 50, while pre-rendering', ms: beside.all },
  ]
}

async function visit(images: Images, paths: string[]): Promise<{ eight: number; all: number }> {
  const started = performance.now()
  const times: number[] = []
  const waiting = paths.values()
  const lanes = Array.from({ length: connections }, async () => {
    for (const path of waiting) {
      await get(images, path)
      times.push(Math.round(performance.now() - started))
    }
  })
  await Promise.all(lanes)
  return { eight: times[7] ?? 0, all: times.at(-1) ?? 0 }
}

function sizesAndFormats(folder: string, paths: string[], say: (line: string) => void): Promise<Row[]> {
  return withImages(folder, async (images) => {
    const [warmUp = '', ...measured] = paths
    await get(images, warmUp)
    const rows: Row[] = []
    const measure = async (what: string, size: string, accept?: string) => {
      say(what)
      const times: number[] = []
      let bytes = 0
      for (const path of measured) {
        const started = performance.now()
        bytes += await get(images, path, size, accept)
        times.push(performance.now() - started)
      }
      rows.push({ what, ms: Math.round(median(times)), kB: Number((bytes / measured.length / 1_000).toFixed(1)) })
    }
    await measure('draw, derive 563x688 WebP', '563/688')
    for (const size of ['600/744', '310/300', '168/230', '150/150', '94/0']) {
      await measure(`derive ${size.replace('/', 'x')} WebP`, size)
    }
    await measure('draw large, derive 1920 WebP', '1920/0', 'image/webp')
    for (const width of [768, 1_024, 1_440, 1_920]) {
      if (width < 1_920) await measure(`derive ${width} WebP`, `${width}/0`, 'image/webp')
      await measure(`derive ${width} AVIF`, `${width}/0`)
    }
    return rows
  })
}

async function warm(folder: string, paths: string[], say: (line: string) => void): Promise<Row[]> {
  const env = { VONK_ROLE: 'api', VONK_SEED: 'none', LOG_LEVEL: 'warn', VONK_MEDIA_DIR: join(folder, 'media') }
  const [bare, shop] = await Promise.all([startBareServer(), startShop({ dataFolder: folder, env })])
  try {
    const targets = {
      'bare node:http': `http://127.0.0.1:${bare.port}/`,
      'warm 563x688': `http://127.0.0.1:${shop.port}/img/563/688/resize/${paths[0]}`,
      'warm 94x0': `http://127.0.0.1:${shop.port}/img/94/0/resize/${paths[0]}`,
    }
    const rates = new Map<string, number[]>()
    for (let round = 0; round <= rounds; round += 1) {
      say(round === 0 ? 'warming up' : `round ${round} of ${rounds}`)
      for (const [what, url] of Object.entries(targets)) {
        const { stdout } = await promisify(execFile)(process.execPath, [client, url, '2'])
        if (round > 0) rates.set(what, [...(rates.get(what) ?? []), Number(stdout)])
      }
    }
    const yardstick = median(rates.get('bare node:http') ?? [])
    return [...rates].map(([what, list]) => ({
      what,
      'per second': median(list),
      'of bare': (median(list) / yardstick).toFixed(3),
    }))
  } finally {
    await Promise.all([bare.stop(), shop.stop()])
  }
}
