import { describe, inject } from 'vitest'
import { it } from '../harness/it.ts'

const tee = '/en/anker-tee-cream/'
const places = ['/en/cart/', '/en/search/', '/en/search/?q=hoodie', '/en/no-result/?q=zzzz']
const chosen = inject('isLong') ? places : places.slice(0, 1)

describe('what a shopper looked at', () => {
  it.for(chosen)('is offered again on %s', async (path, { openPage }) => {
    const page = await openPage({ path: tee, expected: [/404/] })
    const name = await page.getByRole('heading', { level: 1 }).innerText()
    await page.waitForFunction(`Object.values(localStorage).some((text) => text.includes('VK1001'))`)
    await page.goto(new URL(path, page.url()).href)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)')

    const row = page.getByRole('region', { name: 'Recently viewed' })
    await row.getByRole('link', { name }).first().click()
    await page.waitForURL(`**${tee}*`)
    await page.getByRole('heading', { level: 1, name }).waitFor()
  })
})
