import { describe, expect } from 'vitest'
import { it } from '../harness/it.ts'

describe('the cookie settings', () => {
  const settings = 'Cookie settings'

  it('open from the foot of the page, close with Escape and give the focus back', async ({ openPage }) => {
    const page = await openPage({ path: '/en/' })
    const button = page.getByRole('contentinfo').getByRole('button', { name: settings })

    await button.press('Enter')
    await page.getByRole('dialog', { name: settings }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog', { name: settings }).waitFor({ state: 'hidden' })
    await button.and(page.locator(':focus')).waitFor()
  })
})

describe('what is measured', () => {
  it('tells which products of a list are seen, and which one is chosen [ANA-01] [ANA-02] [ANA-03]', async ({
    openPage,
  }) => {
    const page = await openPage({ path: '/en/girls/', width: 375 })
    await page.evaluate(
      `localStorage.setItem('vonk-consent', '{"analytics":true,"marketing":false,"date":"2026-11-15","version":1}')`,
    )
    await page.reload()
    const told = (name: string) =>
      page.evaluate<{ items: { item_id: string; item_name: string }[] }[]>(
        `(window.dataLayer ?? []).flatMap((entry) => entry.event === '${name}' ? entry.ecommerce : [])`,
      )
    const list = { item_list_id: expect.stringMatching(/^category-\d+$/), item_list_name: 'Girls', currency: 'EUR' }
    const item = { item_brand: 'Vonk', item_category: 'Girls', price: expect.any(Number), quantity: 1 }

    await page.getByRole('status').filter({ hasText: 'products' }).scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, 400)
    await expect
      .poll(() => told('view_item_list'))
      .toMatchObject([{ ...list, items: expect.arrayContaining([expect.objectContaining(item)]) }])
    await page.getByRole('link', { name: /more/i }).last().scrollIntoViewIfNeeded()
    await expect.poll(async () => (await told('view_item_list')).length).toBeGreaterThan(1)
    const seen = (await told('view_item_list')).flatMap(({ items }) => items.map(({ item_id }) => item_id))
    expect(new Set(seen).size).toBe(seen.length)

    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault(), true))
    const chosen = (await told('view_item_list')).at(-1)?.items.at(-1)
    await page
      .getByRole('link', { name: String(chosen?.item_name) })
      .last()
      .click()
    expect(await told('select_item')).toMatchObject([{ ...list, items: [item] }])
    expect((await told('select_item'))[0]?.items[0]?.item_name).toBe(chosen?.item_name)
  })
})

describe('the shop without a tag manager', () => {
  it('asks nobody else for anything, consent or not, and asks the shopper nothing [ANA-04]', async ({ openPage }) => {
    const page = await openPage({ path: '/en/' })
    const hosts = new Set<string>()
    page.on('request', (request) => hosts.add(new URL(request.url()).hostname))
    await page.evaluate(
      `localStorage.setItem('vonk-consent', '{"analytics":true,"marketing":true,"date":"2026-11-15","version":1}')`,
    )
    await page.reload()
    await expect.poll(() => page.evaluate('Array.isArray(window.dataLayer)')).toBe(true)

    expect([...hosts]).toEqual(['localhost'])
    expect(await page.getByRole('region', { name: 'May we take notes?' }).count()).toBe(0)
  })
})

describe('the styleguide', () => {
  it('is not part of a shop in production', async ({ openPage }) => {
    const page = await openPage({ path: '/en/styleguide/', expected: [/404/] })

    expect((await page.reload())?.status()).toBe(404)
  })
})
