import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject } from 'vitest'
import { findFreePort } from '../../tools/shop/find-free-port.ts'
import { type RunningShop, startShop } from '../../tools/shop/start-shop.ts'
import { type GotPage, getPage } from '../harness/get-page.ts'
import { it as test } from '../harness/it.ts'
import { type Line, openLine } from '../harness/open-line.ts'
import { createPageOpener } from '../harness/page-opener.ts'
import { shiftOf } from '../harness/read-document.ts'

let folder: string
let line: Line
let storefront: RunningShop
/** What it has asked the API before it was ready, and whether it let visitors in already. */
const asked: { readonly path: string; readonly isOpen: Promise<boolean> }[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vonk-storefront-'))
  line = await openLine(inject('shopPort'))
  const port = await findFreePort()
  line.decide = ({ url: path = '' }) => {
    asked.push({ path: decodeURIComponent(path), isOpen: isOpen(port) })
    return 'bring'
  }
  const env = { LOG_LEVEL: 'warn', VONK_ROLE: 'storefront', VONK_API_URL: `http://127.0.0.1:${line.port}` }
  storefront = await startShop({ dataFolder: folder, port, env })
  line.decide = () => 'bring'
})

afterAll(async () => {
  await storefront?.stop()
  await line?.close()
  await rm(folder, { recursive: true, force: true })
})

/** Tried at once: before the answer that the shop waits for is even asked for. */
function isOpen(port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false))
  void promise.finally(() => socket.destroy())
  return promise
}

/** What a browser finds wrong with a page, its policy broken above all, fails the test. */
const it = test.extend('openSplit', async ({ contexts }, { onCleanup }) => {
  const { openPage, finish } = createPageOpener(contexts, storefront.port)
  onCleanup(async () => {
    const complaints = await finish()
    if (complaints.length > 0) throw new Error(`the page misbehaved:\n${complaints.join('\n')}`)
  })
  return openPage
})

const get = (path: string) => getPage(path, 'localhost', storefront.port)
const policyOf = ({ headers }: GotPage) => String(headers['content-security-policy'])

describe('a process that is a storefront alone', () => {
  it('has rendered home, a list and a product before it lets anybody in', async () => {
    const wasOpenAt = async (part: string) => {
      const times = asked.filter(({ path }) => path.includes(part))
      expect(times, part).not.toHaveLength(0)
      return (await Promise.all(times.map(({ isOpen }) => isOpen))).includes(true)
    }
    const first = '/_search?size=1&_source_include=sku,type_id,slug,url_path'
    const looked = ['nl/category', 'nl/product', 'rz_en/category', 'rz_en/product'].map((kind) => kind + first)
    // Nobody waits for ever for a machine that is this busy.
    const isOverdue = storefront.output().includes('the first pages could not be rendered')
    const rendered = isOverdue ? [] : ['/story/home', '/story/rz_en/config/theme', '/url/map']

    for (const part of [...looked, ...rendered]) expect(await wasOpenAt(part), part).toBe(false)
  })

  it('says what the law asks and only the owner can give, and for whom no limit counts', async () => {
    const { output } = storefront

    await expect.poll(output).toContain('The notice on the legal guarantee is missing in nl, en, de')
    expect(output()).toContain('npm run vonk -- media notice LANGUAGE FILE')
    expect(output()).toContain('visitors of these networks are not limited (VONK_UNLIMITED_NETWORKS)')
  })

  it('moves nothing of the first page of its kind on a phone, which is streamed', async ({ browser }) => {
    expect(await shiftOf(browser, `http://localhost:${storefront.port}/en/blog/`)).toBeLessThan(0.01)
  })

  it('serves pages without a database, from the API of another process [STORE-23] [STORE-24]', async () => {
    const { status, text } = await getPage('/nl/', 'razz.localhost', storefront.port)

    expect(status).toBe(200)
    expect(text).toContain('<html lang="nl"')
    expect(text).toContain('data-brand="razz"')
  })

  it('passes the calls of browsers on to the API', async () => {
    const { status, text } = await get('/api/ext/store-views')

    expect(status).toBe(200)
    expect(JSON.parse(text).result.views).toHaveLength(12)
  })

  it('lets pages run no script but their own, and speak with nobody but their own address', async () => {
    const [one, other] = [await get('/en/'), await get('/en/')]
    const [, nonce] = /'nonce-([^']{16,})'/.exec(policyOf(one)) ?? []
    // What is only data for search engines does not run.
    const scripts = (one.text.match(/<script\b[^>]*>/g) ?? []).filter(
      (script) => !script.includes('application/ld+json'),
    )

    expect(policyOf(one)).toMatch(/(^|; )default-src 'self'/)
    // The calls of browsers are passed on, so that the API needs no name of its own in the policy.
    expect(policyOf(one)).toMatch(/(^|; )connect-src 'self'(;|$)/)
    expect(nonce).toBeDefined()
    expect(scripts.length).toBeGreaterThan(0)
    expect(scripts.filter((script) => !script.includes(`nonce="${nonce}"`))).toEqual([])
    expect(policyOf(other)).not.toContain(String(nonce))
  })

  it('shows pages that come to life and sell, with the API in another process', async ({ openSplit }) => {
    const page = await openSplit({ path: '/en/search/?q=tee' })
    await page.getByRole('main').getByRole('listitem').getByRole('link').first().click()
    await page.locator('fieldset button[aria-pressed]:not([data-out])').first().click()
    await page.getByRole('button', { name: 'Add to cart' }).first().click()
    await page.getByText('Product has been added to the cart!').first().waitFor()
    await page.goto(new URL('/en/cart/', page.url()).href)

    await page.getByText(/^Includes €/).waitFor()
  })
})
