import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject } from 'vitest'
import { type RunningShop, startShop } from '../../tools/shop/start-shop.ts'
import { type GotPage, getPage } from '../harness/get-page.ts'
import { it as test } from '../harness/it.ts'
import { createPageOpener } from '../harness/page-opener.ts'

let folder: string
let storefront: RunningShop

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vonk-storefront-'))
  const env = { LOG_LEVEL: 'warn', VONK_ROLE: 'storefront', VONK_API_URL: `http://127.0.0.1:${inject('shopPort')}` }
  storefront = await startShop({ dataFolder: folder, env })
})

afterAll(async () => {
  await storefront?.stop()
  await rm(folder, { recursive: true, force: true })
})

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
