import { describe, expect, inject } from 'vitest'
import { checkAccessibility } from '../harness/check-accessibility.ts'
import { getPage } from '../harness/get-page.ts'
import { it } from '../harness/it.ts'
import { addMember, openDesk, publish, startPage, writeText } from './desk/open-desk.ts'

describe('the desk', () => {
  it('builds a page from nothing, shows it while it is written, publishes it for shoppers and goes back', async ({
    browser,
    openPage,
  }) => {
    const page = await openDesk(browser, await addMember('Anna', 'editor'))
    expect(await checkAccessibility(page)).toEqual([])
    const path = await startPage(page, 'Warm winter')
    await writeText(page, 'Coats for the first snow')
    const preview = page.frameLocator('iframe')
    await preview.getByText('Coats for the first snow').waitFor()
    const screens = await page.getByRole('group', { name: 'Preview' }).getByRole('button').all()
    const tops = await Promise.all(screens.map(async (button) => (await button.boundingBox())?.y))
    expect([tops.length, new Set(tops).size]).toEqual([3, 1])
    expect(await checkAccessibility(page)).toEqual([])
    expect((await getPage(`/en/${path}/`)).status).toBe(404)

    await publish(page)
    // Within a second, in every process.
    await expect.poll(async () => (await getPage(`/en/${path}/`)).status).toBe(200)
    const shop = await openPage({ path: `/en/${path}/` })
    await shop.getByText('Coats for the first snow').waitFor()

    await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Something else')
    await preview.getByText('Something else').waitFor()
    await page.getByText('Published, with changes').waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await preview.getByText('Coats for the first snow').waitFor()
    await page.getByRole('button', { name: 'History' }).click()
    await page.getByText(/^Version 2: Saved/).click()
    await page.getByText('Added').first().waitFor()
    expect(await checkAccessibility(page)).toEqual([])
    const first = page.getByRole('listitem').filter({ hasText: /^Version 1: Saved/ })
    await first.getByText(/^Version 1: Saved/).click()
    await first.getByRole('button', { name: 'Make this the draft again' }).click()
    await page.getByText('Version 1 is the draft again.').waitFor()
    await preview.getByText('Coats for the first snow').waitFor({ state: 'detached' })
  })

  it('is a document with a strict policy, and its files stay in caches', async () => {
    const { headers, text } = await getPage('/desk')
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(text).not.toMatch(/<script(?![^>]* src=)|<style|\sstyle=/)
    const [, script = ''] = /src="(\/desk\/assets\/[^"]+)"/.exec(text) ?? []

    expect((await getPage(script)).headers['cache-control']).toContain('immutable')
    expect((await getPage('/desk/assets/missing.js')).status).toBe(404)
    const moved = await getPage('/editor/?from=mail')
    expect([moved.status, moved.location]).toEqual([308, '/desk/?from=mail'])
    expect((await getPage('/api/desk/orders', 'localhost', inject('shopPort'))).status).toBe(401)
  })
})
