import { describe, expect, it } from 'vitest'
import { createWorker } from './create-worker.ts'
import { createKeptAnswers } from './kept-answers.ts'
import { createKeptPatience } from './kept-patience.ts'
import { fakeCaches } from './testing.ts'

const origin = 'https://shop.test'
const html = { 'content-type': 'text/html', 'x-request-id': '1' }
const script = { 'content-type': 'text/javascript', 'x-request-id': '1' }
const turbo = { 'content-type': 'text/x-script; charset=utf-8', 'x-request-id': '1' }
const opened = {
  kind: 'page-opened',
  address: `${origin}/en/`,
  texts: ['/assets/later-en-1.js'],
  frames: ['/en/checkout-return/', '/en/offline.html'],
  files: [`${origin}/assets/shell-1.js`],
  patienceMs: 1500,
} as const

type Answer = () => Response | Promise<Response>

/** A worker over a network whose answers a test writes, and a clock that moves when it is waited for. */
function open({ caches = fakeCaches(), version = 'one', files = ['/assets/shared-1.js'] } = {}) {
  const shop = new Map<string, Answer>()
  const asked: string[] = []
  const waits: { readonly ms: number; end(): void }[] = []
  const clock = { now: 1_000_000 }
  const now = () => clock.now
  const worker = createWorker({
    kept: createKeptAnswers({ caches, version, now }),
    patience: createKeptPatience(caches),
    origin,
    files,
    isSaving: false,
    async fetch(request) {
      const url = request instanceof Request ? request.url : request
      asked.push(url.slice(origin.length))
      const answer = shop.get(url.slice(origin.length))
      if (!answer) throw new TypeError('Failed to fetch')
      return answer()
    },
    wait: (ms) => new Promise((end) => waits.push({ ms, end })),
    now,
  })
  const answers = (path: string, body: string, headers: Record<string, string>, status = 200) =>
    shop.set(path, () => new Response(body, { status, headers }))
  async function get(path: string, mode: 'navigate' | 'cors' = 'cors', headers: Record<string, string> = {}) {
    const request = new Request(origin + path, { headers })
    // No code but the browser's own can make such a request.
    Object.defineProperty(request, 'mode', { value: mode })
    const answering = worker.answer(request, Promise.resolve(undefined))
    if (!answering) return null
    const answer = await answering.answer
    await answering.work
    return answer.type === 'error' ? 'error' : answer.text()
  }
  return { worker, shop, asked, waits, clock, answers, get, caches }
}

describe('pages', () => {
  it('come from the shop while it answers, and from the device when it does not [OFF-01]', async () => {
    const { answers, get, shop } = open()
    answers('/en/boys/', 'first', html)
    expect(await get('/en/boys/', 'navigate')).toBe('first')
    answers('/en/boys/', 'second', html)
    expect(await get('/en/boys/', 'navigate')).toBe('second')
    shop.clear()

    expect(await get('/en/boys/', 'navigate')).toBe('second')
  })

  it('are shown from the device when the shop takes longer than the view allows, and are new the next time', async () => {
    const { answers, get, shop, waits, worker } = open()
    answers('/en/', 'old', html)
    await worker.onPageOpened(opened)
    const { promise, resolve } = Promise.withResolvers<Response>()
    shop.set('/en/', () => promise)
    const shown = get('/en/', 'navigate')
    await expect.poll(() => waits.length).toBe(1)
    expect(waits[0]?.ms).toBe(1500)
    waits[0]?.end()
    resolve(new Response('new', { headers: html }))
    expect(await shown).toBe('old')
    shop.clear()

    expect(await get('/en/', 'navigate')).toBe('new')
  })

  it('that are not on the device are a page that says so, in the language of the view', async () => {
    const { answers, get, shop, worker } = open()
    answers('/en/offline.html', 'English', html)
    answers('/offline.html', 'Nederlands', html)
    await worker.onPageOpened({ ...opened, frames: ['/en/offline.html', '/offline.html'] })
    shop.clear()

    expect(await get('/en/girls/', 'navigate')).toBe('English')
    expect(await get('/meisjes/', 'navigate')).toBe('Nederlands')
  })

  it('of one person are never kept as they were asked for: their empty app shell stands in', async () => {
    const { answers, get, shop, worker } = open()
    answers('/en/checkout-return/?orderId=7', 'of order 7', html)
    answers('/en/checkout-return/', 'frame', html)
    await worker.onPageOpened(opened)
    expect(await get('/en/checkout-return/?orderId=7', 'navigate')).toBe('of order 7')
    shop.clear()

    expect(await get('/en/checkout-return/?orderId=7', 'navigate')).toBe('frame')
  })

  it.for([
    ['which the shop wants nobody to keep', { ...html, 'cache-control': 'no-store' }, 200],
    ['for one visitor', { ...html, 'cache-control': 'private' }, 200],
    ['that went wrong', html, 503],
    ['of whoever runs the network', { 'content-type': 'text/html' }, 200],
  ] as const)('%s are shown and not kept', async ([, headers, status]) => {
    const { answers, get, shop } = open()
    answers('/en/boys/', 'shown', headers, status)
    expect(await get('/en/boys/', 'navigate')).toBe('shown')
    shop.clear()

    expect(await get('/en/boys/', 'navigate')).toBe('error')
  })
})

describe('data', () => {
  const boys = '/en/boys/_.data?_routes=routes%2Fdispatch'

  it('seen a moment ago is shown at once and asked for again', async () => {
    const { answers, get } = open()
    answers(boys, 'first', turbo)
    expect(await get(boys)).toBe('first')
    answers(boys, 'second', turbo)

    expect(await get(boys)).toBe('first')
    expect(await get(boys)).toBe('second')
  })

  it.for([
    ['older', 3_600_000],
    ['from a clock that was turned back', -3_600_000],
  ] as const)('%s is only shown where the shop does not answer', async ([, passed]) => {
    const { answers, get, clock, shop } = open()
    answers(boys, 'first', turbo)
    await get(boys)
    clock.now += passed
    answers(boys, 'second', turbo)
    expect(await get(boys)).toBe('second')
    clock.now += passed
    shop.clear()

    expect(await get(boys)).toBe('second')
  })

  it('brings the document of its page onto the device, so that it can be loaded again', async () => {
    const { answers, get, shop } = open()
    answers(boys, 'data', turbo)
    answers('/en/boys/', 'document', html)
    await get(boys)
    shop.clear()

    expect(await get('/en/boys/', 'navigate')).toBe('document')
  })

  it.for(['/en/product-data/cards.data?skus=1', '/en/shell/menu.json'])(
    '%s is of no page: none is fetched',
    async (path) => {
      const { answers, get, asked } = open()
      answers(path, '{}', { ...turbo, 'content-type': 'application/json' })
      await get(path)

      expect(asked).toEqual([path])
    },
  )

  it('is no data where a network answers with its own page', async () => {
    const { answers, get } = open()
    answers(boys, '<h1>Log in to the train</h1>', { 'content-type': 'text/html' })

    expect(await get(boys)).toBe('error')
  })
})

describe('what goes past the worker', () => {
  it.for(['/api/cart/pull', '/sandbox-bank/pay', '/operator/mailbox', '/product-data/cards', '/desk/orders'])(
    '%s',
    async (path) => {
      const { answers, get } = open()
      answers(path, 'x', html)

      expect(await get(path)).toBeNull()
    },
  )

  it('is what somebody asks for in their own name', async () => {
    expect(await open().get('/en/boys/_.data', 'cors', { authorization: 'Bearer x' })).toBeNull()
  })
})

describe('versions', () => {
  const page = '/en/boys/'

  it('are installed with all their files or not at all', async () => {
    const { answers, worker, get, shop } = open()
    await expect(worker.install()).rejects.toThrow('/assets/shared-1.js')
    answers('/assets/shared-1.js', 'code', script)
    await worker.install()
    shop.clear()

    expect(await get('/assets/shared-1.js')).toBe('code')
  })

  it('keep the texts that a page names', async () => {
    const { answers, worker, asked } = open()
    answers('/assets/later-en-1.js', 'texts', script)
    await worker.onPageOpened(opened)

    expect(asked).toContain('/assets/later-en-1.js')
  })

  it('leave the pages and files of the one before, and nothing older', async () => {
    const first = open()
    first.answers('/assets/shell-1.js', 'code 1', script)
    first.answers(page, 'page 1', html)
    await first.get('/assets/shell-1.js')
    await first.get(page, 'navigate')
    const second = open({ caches: first.caches, version: 'two' })
    second.answers('/assets/shell-2.js', 'code 2', script)
    await second.get('/assets/shell-2.js')
    await second.worker.activate()
    second.shop.clear()
    expect(await second.get(page, 'navigate')).toBe('page 1')
    expect(await second.get('/assets/shell-1.js')).toBe('code 1')

    const third = open({ caches: first.caches, version: 'three' })
    third.answers('/assets/shell-3.js', 'code 3', script)
    await third.get('/assets/shell-3.js')
    await third.worker.activate()
    third.shop.clear()
    expect(await third.get(page, 'navigate')).toBe('error')
    expect(await third.get('/assets/shell-2.js')).toBe('code 2')
  })

  it('never show each other’s data, which may have another form', async () => {
    const first = open()
    first.answers('/en/boys/_.data', 'form 1', turbo)
    await first.get('/en/boys/_.data')
    const second = open({ caches: first.caches, version: 'two' })

    await expect(second.get('/en/boys/_.data')).rejects.toThrow('Failed to fetch')
  })
})
