import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningShop, startShop } from '../../tools/shop/start-shop.ts'

let folder: string
let shop: RunningShop
let pictures: string[]

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vonk-strangers-'))
  const demo = { VONK_SEED: 'demo', VONK_SEED_PRODUCTS: '60', VONK_IMAGES_AHEAD: 'false', VONK_IMAGE_WORKERS: '2' }
  // Every visitor of this test names the network they come from.
  shop = await startShop({ dataFolder: folder, env: { LOG_LEVEL: 'error', VONK_TRUST_PROXY: 'true', ...demo } })
  const files = await readdir(join(folder, 'media'), { recursive: true })
  pictures = files.filter((file) => file.endsWith('.svg')).toSorted()
}, 240_000)

afterAll(async () => {
  await shop?.stop()
  await rm(folder, { recursive: true, force: true, maxRetries: 3 })
}, 60_000)

const tell = (line: string) => process.stderr.write(`${line}\n`)

function call(path: string, init: RequestInit & { from?: string } = {}): Promise<Response> {
  const { from = '192.0.2.1', headers, ...rest } = init
  const json = { 'content-type': 'application/json', 'x-forwarded-for': from }
  return fetch(`http://127.0.0.1:${shop.port}${path}`, { ...rest, headers: { ...json, ...headers } })
}

function post(path: string, body: object, from: string, token?: string): Promise<Response> {
  const headers = token ? { authorization: `Bearer ${token}` } : {}
  return call(path, { method: 'POST', body: JSON.stringify(body), from, headers })
}

async function statusesOf(answers: readonly Promise<Response>[]): Promise<Record<number, number>> {
  const counts: Record<number, number> = {}
  for (const { status } of await Promise.all(answers)) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

describe('a flood of pictures', { timeout: 300_000 }, () => {
  const ask = (picture: string, signal?: AbortSignal) =>
    call(`/img/600/744/resize/${picture}`, { headers: { accept: 'image/webp' }, ...(signal && { signal }) })
  const drawn = async () =>
    (await readdir(join(folder, 'image-cache'), { recursive: true })).filter((file) => file.endsWith('.webp')).length

  it('does not hold up the next one when those who asked have hung up', async () => {
    const [flood, next = ''] = [pictures.slice(0, 520), pictures[520]]
    const impatient = new AbortController()
    const sent = flood.map((picture) => ask(picture, impatient.signal))
    const hungUp = Promise.allSettled(sent)
    await Promise.any(sent)
    impatient.abort()
    await hungUp

    const start = performance.now()
    const { status } = await ask(next)
    const took = Math.round(performance.now() - start)
    const count = await drawn()
    tell(`pictures: ${flood.length} asked for and hung up, ${count} drawn; the next one took ${took} ms`)
    expect(status).toBe(200)
    expect(count).toBeLessThan(flood.length / 4)
  })

  it('answers everybody who stays, some with the advice to come later', async () => {
    const flood = pictures.slice(0, 700)
    const start = performance.now()
    const answers = flood.map((picture) => ask(picture))
    const statuses = await statusesOf(answers)
    tell(
      `pictures: ${flood.length} asked for at once, ${JSON.stringify(statuses)} in ${Math.round(performance.now() - start)} ms`,
    )

    expect(Object.keys(statuses).every((status) => ['200', '503'].includes(status))).toBe(true)
    for (const answer of await Promise.all(answers))
      if (answer.status === 503) expect(answer.headers.get('retry-after')).toBe('2')
  })
})

describe('strangers', { timeout: 300_000 }, () => {
  const password = 'Vonk-demo-1'
  const home = '203.0.113.1'

  /** An account, and how one logs in to it. */
  async function openAccount(email: string) {
    const customer = { email, firstname: 'Zoë', lastname: 'Vries' }
    await post('/api/user/create', { customer, password }, home)
    return (from: string, secret = password) => post('/api/user/login', { username: email, password: secret }, from)
  }

  it('do not lock an owner out of the account from one network, and are slowed down from many', async () => {
    const logIn = await openAccount('owner@example.nl')
    const fromOne = await statusesOf(Array.from({ length: 60 }, () => logIn('198.51.100.1', 'guess')))
    const owner = (await logIn(home)).status
    const networks = Array.from({ length: 250 }, (_, one) => `198.51.${101 + Math.floor(one / 200)}.${one % 200}`)
    const guesses = networks.map((network) => logIn(network, 'guess'))
    const fromMany = await statusesOf(guesses)
    const owners = await Promise.all([home, '203.0.114.1'].map(async (place) => (await logIn(place)).status))
    tell(`log-in: 60 guesses from one network ${JSON.stringify(fromOne)}, then the owner ${owner}`)
    tell(`log-in: 250 guesses from 250 networks ${JSON.stringify(fromMany)}, then the owner at home ${owners[0]}`)
    tell(`log-in: and the owner where they have never been ${owners[1]}`)

    expect([fromOne[401], owner]).toEqual([10, 200])
    expect(owners).toEqual([200, 200])
    expect(fromMany[401]).toBeLessThanOrEqual(94)
    const refused = (await Promise.all(guesses)).find(({ status }) => status === 429)
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('log in a thousand times from one address and are slowed down, while others are let in at once', async () => {
    const [flood, other] = [await openAccount('flood@example.nl'), await openAccount('other@example.nl')]
    const answers = Array.from({ length: 1_000 }, () => flood('198.51.100.77'))
    await Promise.any(answers)
    const elsewhere = (await other('203.0.115.1')).status
    const statuses = await statusesOf(answers)
    const after = (await other('203.0.115.2')).status
    tell(
      `log-in: 1000 from one address ${JSON.stringify(statuses)}; others meanwhile ${elsewhere}, afterwards ${after}`,
    )

    expect([elsewhere, after]).toEqual([200, 200])
    expect(Object.keys(statuses)).toEqual(['200', '429'])
    expect(statuses[429]).toBeGreaterThanOrEqual(700)
    const refused = (await Promise.all(answers)).find(({ status }) => status === 429)
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it("do not lock a customer's cart out of codes, and find none by counting", async () => {
    const logIn = await openAccount('shopper@example.nl')
    const token = String((await (await logIn(home)).json()).result)
    const cart = String((await (await post('/api/cart/create', {}, home, token)).json()).result)
    const guessAt = (cartId: string, from: string, held?: string) =>
      post(`/api/cart/apply-coupon?coupon=NOPE&cartId=${cartId}`, {}, from, held)
    const counted = Array.from({ length: 200 }, (_, id) => guessAt(String(id + 1), '198.51.100.9'))
    const named = Array.from({ length: 200 }, () => guessAt(cart, '198.51.100.9'))
    const statuses = await statusesOf([...counted, ...named])
    const owner = (await (await guessAt(cart, home, token)).json()).meta.refusal
    tell(`codes: 400 guesses of a stranger ${JSON.stringify(statuses)}, then the owner ${owner}`)

    expect(statuses).toEqual({ 404: 400 })
    expect(owner).not.toBe('too-many-attempts')
  })
})
