import { existsSync, readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { aLog } from '@vonk/testkit'
import sharp from 'sharp'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { createImages, type ImagesOptions } from './create-images.ts'
import { aBomb, aDrawing, openFolders } from './testing.ts'

function open(options: Partial<ImagesOptions> = {}) {
  const folders = openFolders()
  const { log, lines } = aLog()
  const { media, mediaFolder, cacheFolder, put } = folders
  const images = createImages({ media, cacheFolder, cacheMegabytes: 10, workers: 1, log, ...options })
  const ask = (path: string, headers: Record<string, string> = { accept: 'image/webp' }, method = 'GET') =>
    images.fetch(new Request(`http://shop${path}`, { headers, method }))
  const listCache = () => (existsSync(cacheFolder) ? readdirSync(cacheFolder, { recursive: true }).map(String) : [])
  const close = () => images.close().then(folders.close)
  return { images, ask, put, lines, media, mediaFolder, listCache, close }
}

function openForTest(options?: Partial<ImagesOptions>) {
  const opened = open(options)
  onTestFinished(opened.close)
  return opened
}

const shared = open()
afterAll(shared.close)
shared.put('v/k/tee.svg', aDrawing())
const tee = '/img/150/150/resize/v/k/tee.svg'

async function refusalOf(response: Response) {
  const { meta } = JSON.parse(await response.text())
  return [response.status, meta.refusal]
}

describe('createImages', () => {
  it('answers a picture that may be kept for ever, as the browser likes it', async () => {
    const response = await shared.ask(tee, { accept: 'image/avif,image/webp,*/*' })
    const bytes = Buffer.from(await response.arrayBuffer())

    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toEqual({
      'content-type': 'image/webp',
      'content-length': String(bytes.byteLength),
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      vary: 'accept',
      etag: expect.stringMatching(/^"[0-9a-f]{40}"$/),
    })
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 150, height: 150 })
  })

  it('never answers SVG, whatever is asked for', async () => {
    const response = await shared.ask(tee, { accept: 'image/svg+xml' })

    expect(response.headers.get('content-type')).toBe('image/png')
    expect((await sharp(await response.arrayBuffer()).metadata()).format).toBe('png')
  })

  it('answers the second time from what it has kept', async () => {
    const first = await (await shared.ask(tee)).arrayBuffer()
    const again = openForTest({
      media: shared.media,
      cacheFolder: join(shared.mediaFolder, '../cache'),
      timeoutMs: 0,
    })

    expect(await (await again.ask(tee)).arrayBuffer()).toEqual(first)
  })

  it('tells a browser that has it that nothing has changed, without making anything', async () => {
    const etag = (await shared.ask(tee)).headers.get('etag') ?? ''
    const before = shared.listCache()
    const response = await shared.ask(tee, { accept: 'image/webp', 'if-none-match': `W/"x", ${etag}` })

    expect([response.status, await response.text(), response.headers.get('etag')]).toEqual([304, '', etag])
    expect(response.headers.get('vary')).toBe('accept')
    expect((await shared.ask(tee, { accept: '*/*', 'if-none-match': etag })).status).toBe(200)
    expect(shared.listCache().length - before.length).toBeLessThanOrEqual(1)
  })

  it('answers HEAD with the headers of GET', async () => {
    const head = await shared.ask(tee, { accept: 'image/webp' }, 'HEAD')
    const get = await shared.ask(tee)

    expect([...head.headers]).toEqual([...get.headers])
    expect(await head.text()).toBe('')
  })

  it('refuses bad input before anything is read, made or written', async () => {
    const { ask, put, mediaFolder, listCache, lines } = openForTest()
    put('tee.svg', aDrawing())
    put('notes.txt', 'secret')
    symlinkSync('/etc', join(mediaFolder, 'etc'))
    const bad: [string, number, string][] = [
      ['/img/150/150/resize/none.svg', 404, 'picture-not-found'],
      ['/img/150/150/resize/notes.txt', 404, 'picture-not-found'],
      ['/img/150/150/resize/etc/passwd.svg', 404, 'picture-not-found'],
      ['/img/150/150/resize/../../tee.svg', 404, 'picture-not-found'],
      ['/img/150/150/resize/%2e%2e/%2e%2e/tee.svg', 404, 'picture-not-found'],
      ['/img/151/150/resize/tee.svg', 404, 'size-not-offered'],
      ['/img/150/150/resize/..%2ftee.svg', 400, 'address-not-understood'],
      ['/img/150/150/resize/%252e%252e/tee.svg', 400, 'address-not-understood'],
      ['/img/150/150/resize/tee.svg%00', 400, 'address-not-understood'],
      [`/img/150/150/resize/${'a'.repeat(10_000)}.svg`, 400, 'address-not-understood'],
    ]
    for (const [path, status, code] of bad) expect(await refusalOf(await ask(path))).toEqual([status, code])
    const posted = await ask('/img/150/150/resize/tee.svg', {}, 'POST')
    expect([posted.headers.get('allow'), ...(await refusalOf(posted))]).toEqual([
      'GET, HEAD',
      405,
      'method-not-allowed',
    ])

    expect(listCache()).toEqual([])
    expect(lines).toEqual([])
  })

  it('gives a page something to show in place of a picture it cannot have', async () => {
    const page = { accept: 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8' }
    const missing = await shared.ask('/img/150/150/resize/none.svg', page)
    const drawing = await missing.text()
    expect(Object.fromEntries(missing.headers)).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'no-store',
      vary: 'accept',
    })
    expect(missing.status).toBe(404)
    // Proportions of its own would move the page.
    expect(drawing.split('>')[0]).not.toMatch(/viewBox|width="\d+"/)

    const underlay = await (await shared.ask('/img/94/0/resize/none.svg', page)).text()
    expect([drawing.includes('<path'), underlay.includes('<path')]).toEqual([true, false])
    expect(await (await shared.ask('/img/150/150/resize/none.svg', page, 'HEAD')).text()).toBe('')
  })

  it('says when a picture is broken, and goes on with the next', async () => {
    shared.put('broken.png', 'no picture')
    const response = await shared.ask('/img/150/150/resize/broken.png')

    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await refusalOf(response)).toEqual([500, 'picture-broken'])
    expect((await shared.ask('/img/168/230/resize/v/k/tee.svg')).status).toBe(200)
  })

  it('gives up on a picture that takes too long, and goes on with the next', async () => {
    const { ask, put, lines } = openForTest({ timeoutMs: 2_500 })
    put('bomb.svg', aBomb())
    put('tee.svg', aDrawing())
    const [bomb, other] = await Promise.all([ask('/img/150/150/resize/bomb.svg'), ask('/img/150/150/resize/tee.svg')])

    expect(await refusalOf(bomb)).toEqual([503, 'picture-timeout'])
    expect(other.status).toBe(200)
    expect(bomb.headers.get('retry-after')).toBe('60')
    expect(lines).toMatchObject([{ level: 'warn', code: 'picture-timeout', picture: 'bomb.svg' }])
  })

  it('sends callers away rather than let them queue without end', async () => {
    const { ask, put } = openForTest({ queueLimit: 1 })
    for (const name of ['a', 'b', 'c']) put(`${name}.svg`, aDrawing())
    const answers = await Promise.all(['a', 'b', 'c'].map((name) => ask(`/img/150/150/resize/${name}.svg`)))

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 503])
    expect(answers.find(({ status }) => status === 503)?.headers.get('retry-after')).toBe('2')
  })

  it('forgets those who have hung up: the next one does not wait for their pictures', async () => {
    const { images, put, listCache } = openForTest()
    const names = Array.from({ length: 100 }, (_, index) => `${index}.svg`)
    for (const name of names) put(name, aDrawing())
    const impatient = new AbortController()
    const ask = (name: string, init?: RequestInit) =>
      images.fetch(new Request(`http://shop/img/150/150/resize/${name}`, init))
    const abandoned = names.map((name) => ask(name, { signal: impatient.signal }))
    await abandoned[0]
    impatient.abort()
    const last = await ask(names.at(-1) ?? '')

    expect(last.status).toBe(200)
    expect((await Promise.all(abandoned)).filter(({ status }) => status === 503).length).toBeGreaterThan(50)
    expect(listCache().filter((file) => file.endsWith('.png')).length).toBeLessThan(50)
  })

  it('answers although its cache cannot be written, and says so once', async () => {
    const { media, put } = shared
    const { ask, lines } = openForTest({ media, cacheFolder: join(put('wall.txt', ''), 'cache') })

    expect((await ask(tee)).status).toBe(200)
    expect((await ask('/img/94/0/resize/v/k/tee.svg')).status).toBe(200)
    expect(lines).toMatchObject([{ level: 'error', problem: 'ENOTDIR' }])
  })

  it('keeps its cache below the limit', async () => {
    const { ask, put, listCache } = openForTest({ cacheMegabytes: 0.03 })
    for (let index = 0; index < 8; index += 1) {
      put(`${index}.svg`, aDrawing({ ground: `#fff${index}00` }))
      await ask(`/img/150/150/resize/${index}.svg`)
    }

    await expect.poll(() => listCache().filter((file) => /\.(png|webp)$/.test(file)).length).toBeLessThan(14)
  })

  it('sends those away who wait when it closes', async () => {
    const { images, ask, put, lines, close } = open({ queueLimit: 1 })
    const names = ['a', 'b', 'c']
    for (const name of names) put(`${name}.svg`, aBomb())
    const answers = names.map((name) => ask(`/img/150/150/resize/${name}.svg`))
    expect((await Promise.race(answers)).status).toBe(503)
    await images.close()

    for (const answer of [...answers, ask('/img/150/150/resize/b.svg')]) expect((await answer).status).toBe(503)
    expect(lines).toEqual([])
    await close()
  })
})

describe('prerender', () => {
  const sizes = [
    { width: 150, height: 150 },
    { width: 94, height: 0 },
  ]

  it('fills the cache in order, passes over what cannot be made, and has nothing to do the second time', async () => {
    const { images, put, lines, media, mediaFolder } = openForTest()
    put('a.svg', aDrawing())
    put('b.svg', 'no drawing')
    const requests = [
      { path: '/a.svg', sizes: [...sizes, { width: 1, height: 1 }] },
      { path: '/b.svg', sizes: sizes.slice(0, 1) },
      { path: '/none.svg', sizes },
      { path: '/../a.svg', sizes },
    ]

    expect(await images.prerender(requests)).toEqual({ made: 2, kept: 0, failed: 6 })
    expect(lines.at(-1)).toMatchObject({ made: 2, msg: 'pictures were made ahead' })
    const again = openForTest({ media, cacheFolder: join(mediaFolder, '../cache') })
    expect(await again.images.prerender(requests.slice(0, 1))).toEqual({ made: 0, kept: 2, failed: 1 })
  })

  it('lets requests pass', async () => {
    const { images, ask, put } = openForTest()
    const names = Array.from({ length: 8 }, (_, index) => `${index}.svg`)
    for (const name of [...names, 'asked.svg']) put(name, aDrawing())
    const wished: string[] = []
    async function* requests() {
      for (const path of names) {
        wished.push(path)
        yield { path, sizes }
      }
    }
    const work = images.prerender(requests())

    expect((await ask('/img/150/150/resize/asked.svg')).status).toBe(200)
    expect(wished.length).toBeLessThan(names.length)
    expect(await work).toEqual({ made: 16, kept: 0, failed: 0 })
  })

  it('stops when the shop does', async () => {
    const { images, put, close } = open()
    for (let index = 0; index < 50; index += 1) put(`${index}.svg`, aDrawing())
    const wished: number[] = []
    async function* requests() {
      for (let index = 0; index < 50; index += 1) {
        wished.push(index)
        yield { path: `${index}.svg`, sizes }
      }
    }
    const work = images.prerender(requests())
    await expect.poll(() => wished.length).toBeGreaterThan(2)
    await close()

    expect((await work).made).toBeLessThan(100)
    expect(wished.length).toBeLessThan(50)
  })

  it('stops before it pushes out what is in the cache, and where nothing is kept', async () => {
    const full = openForTest()
    full.put('a.svg', aDrawing())
    full.put('../cache/ab/kept.webp', Buffer.alloc(8_500_000))
    expect(await full.images.prerender([{ path: 'a.svg', sizes }])).toEqual({ made: 0, kept: 0, failed: 0 })

    const { media, put } = shared
    const unwritable = openForTest({ media, cacheFolder: join(put('wall.txt', ''), 'cache') })
    expect(await unwritable.images.prerender([{ path: 'v/k/tee.svg', sizes }])).toEqual({ made: 0, kept: 0, failed: 0 })
  })
})
