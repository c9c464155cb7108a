import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { checkAccessibility } from '../harness/check-accessibility.ts'
import { getPage } from '../harness/get-page.ts'
import { it } from '../harness/it.ts'
import { addMember, addToRelease, openDesk, startPage, writeText } from './desk/open-desk.ts'

/** What stands around the pages of the English shop, with the first of its benefits open. */
async function openTheme(page: Page): Promise<void> {
  await page.getByRole('link', { name: '← All stories' }).click()
  await page.getByLabel('Search stories').fill('config/theme')
  await page
    .getByRole('link', { name: /config\/theme/ })
    .first()
    .click()
  await page.getByRole('button', { name: /^Benefit bar/ }).click()
  await page
    .getByRole('button', { name: /^Benefit (?!bar)/ })
    .first()
    .click()
}

describe('a release at the desk', () => {
  it('gathers stories, shows them together and publishes all of them at once', async ({ browser, openPage }) => {
    const page = await openDesk(browser, await addMember('Rosa', 'editor'))
    const release = `Winter ${Date.now().toString(36)}`
    const first = await startPage(page, 'Release coats')
    await writeText(page, 'Coats of the release')
    await addToRelease(page, release)
    expect(await checkAccessibility(page)).toEqual([])
    await page.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('link', { name: '← All stories' }).click()
    const second = await startPage(page, 'Release boots')
    await writeText(page, 'Boots of the release')
    await addToRelease(page, release)
    await page.getByRole('link', { name: 'Open the release' }).click()

    await page.getByRole('heading', { name: release }).waitFor()
    const preview = page.frameLocator('iframe')
    await preview.getByText('Coats of the release').waitFor()
    await page.getByRole('button', { name: 'See it in the release' }).last().click()
    await preview.getByText('Boots of the release').waitFor()
    expect(await checkAccessibility(page)).toEqual([])
    expect((await getPage(`/en/${first}/`)).status).toBe(404)

    await page.getByRole('button', { name: 'Publish release' }).click()
    await page.getByRole('button', { name: 'Publish all the same' }).click()
    await page.getByText('Published. Shoppers now see every story of this release.').waitFor()
    for (const path of [first, second]) await expect.poll(async () => (await getPage(`/en/${path}/`)).status).toBe(200)
    await (await openPage({ path: `/en/${second}/` })).getByText('Boots of the release').waitFor()
  })

  it('says who has changed a story since it was added, and overwrites nothing silently', async ({ browser }) => {
    const page = await openDesk(browser, await addMember('Sam', 'editor'))
    const release = `Spring ${Date.now().toString(36)}`
    const path = await startPage(page, 'Release conflict')
    await writeText(page, 'As it was added')
    await addToRelease(page, release)
    await page.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('textbox', { name: 'Text', exact: true }).fill('As it is now')
    await page.getByText('All changes saved').waitFor()

    await page.getByRole('button', { name: 'Add to a release' }).click()
    await page.getByLabel('Release', { exact: true }).selectOption({ label: `${release} (already in it)` })
    await page.getByRole('button', { name: 'Close' }).click()
    await page.goto(new URL('/desk/releases', page.url()).href)
    await page.getByRole('link', { name: new RegExp(release) }).click()
    await page.getByText(/has changed this story since/).waitFor()
    await page.getByRole('button', { name: 'Publish release' }).click()
    await page
      .getByRole('dialog')
      .getByText(/has changed this story since/)
      .waitFor()
    expect(await page.getByRole('button', { name: /^Publish (now|all the same)$/ }).count()).toBe(0)
    expect(await checkAccessibility(page)).toEqual([])
    await page.getByRole('button', { name: 'Close' }).click()

    await page.getByRole('button', { name: 'Stay with this version: Release conflict' }).click()
    await page.getByText(/has changed this story since/).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Publish release' }).click()
    await page.getByRole('button', { name: /^Publish (now|all the same)$/ }).click()
    await page.getByText('Published. Shoppers now see every story of this release.').waitFor()
    await expect.poll(async () => (await getPage(`/en/${path}/`)).text).toContain('As it was added')
  })

  it('shows its theme around its pages, waits for its moment, thinks better of it, and is deleted', async ({
    browser,
  }) => {
    const page = await openDesk(browser, await addMember('Tom', 'editor'), { width: 375 })
    const release = `Autumn ${Date.now().toString(36)}`
    await startPage(page, 'Release later')
    const history = page.getByRole('button', { name: 'History' })
    const publish = page.getByRole('button', { name: 'Publish', exact: true })
    expect((await history.boundingBox())?.y).toBe((await publish.boundingBox())?.y)
    await writeText(page, 'Later')
    await addToRelease(page, release)
    await page.getByRole('button', { name: 'Close' }).click()
    const benefit = `Brought on Sundays ${release}`
    const preview = page.frameLocator('iframe')
    await openTheme(page)
    await page.getByLabel('Label', { exact: true }).first().fill(benefit)
    await preview.getByText(benefit).first().waitFor()
    await addToRelease(page, release)
    await page.getByRole('button', { name: 'Close' }).click()
    // The draft is again what shoppers see; the release has the other one.
    await page.getByRole('button', { name: 'Undo' }).click()
    await preview.getByText(benefit).first().waitFor({ state: 'detached' })
    await page.goto(new URL('/desk/releases', page.url()).href)
    await page.getByRole('link', { name: new RegExp(release) }).click()
    for (const [story, words] of [
      ['/config/theme', benefit],
      ['/release-later', 'Later'],
    ] as const) {
      const held = page.getByRole('listitem').filter({ hasText: story })
      await held.getByRole('button', { name: 'See it in the release' }).click()
      await preview.getByText(words, { exact: true }).first().waitFor()
      await preview.getByText(benefit).first().waitFor()
    }
    expect((await getPage('/en/')).text).not.toContain(benefit)
    await page.getByRole('button', { name: /^Take out: .*theme/i }).click()
    await page.getByRole('button', { name: 'See it in the release' }).nth(1).waitFor({ state: 'detached' })

    await page.getByRole('button', { name: 'Publish release' }).click()
    await page.getByText('Publish later', { exact: true }).click()
    await page.getByLabel('Date and time').fill('2020-01-01T10:00')
    await page.getByText('Please choose a moment in the future.').waitFor()
    await page.getByLabel('Date and time').fill('2099-01-01T10:00')
    await page.getByRole('button', { name: 'Publish at this time' }).click()
    await page.getByText(/^Will be published on .*2099/).waitFor()

    await page.getByRole('button', { name: 'Publish release' }).click()
    await page.getByRole('button', { name: 'Do not publish later' }).click()
    await page.getByText('The release will not be published by itself any more.').waitFor()
    await page.getByRole('button', { name: 'Delete release' }).click()
    expect(await checkAccessibility(page)).toEqual([])
    await page.getByRole('dialog').getByRole('button', { name: 'Delete release' }).click()
    await page.getByRole('heading', { name: 'Releases' }).waitFor()
    expect(await page.getByRole('link', { name: new RegExp(release) }).count()).toBe(0)
  })
})
