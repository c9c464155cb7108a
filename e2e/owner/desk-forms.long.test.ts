import type { Page } from 'playwright-core'
import { describe, expect, inject } from 'vitest'
import { checkAccessibility } from '../harness/check-accessibility.ts'
import { findProduct } from '../harness/find-product.ts'
import { getPage } from '../harness/get-page.ts'
import { it } from '../harness/it.ts'
import { aPicture } from './desk/a-picture.ts'
import { addMember, openDesk, publish, startPage, writeText } from './desk/open-desk.ts'

/** Adds a block of a kind to the page. */
async function addBlock(page: Page, kind: string, name: string) {
  await page.getByLabel('Kind to add: Blocks').selectOption(kind)
  await page.getByRole('button', { name: `Add: ${name}`, exact: true }).click()
}

/** Looks for words in a picker and takes the first that is found. */
async function pick(page: Page, picker: string, words: string) {
  const group = page
    .locator('details')
    .filter({ has: page.locator('summary', { hasText: picker }) })
    .last()
  await group.locator('summary').first().click()
  await group.getByLabel(picker).fill(words)
  await group.getByRole('button', { name: 'Search', exact: true }).click()
  await group
    .getByRole('button', { name: /^Choose / })
    .first()
    .click()
}

async function scheduleAt(page: Page, moment: string) {
  await page.getByLabel('Date and time').fill(moment)
  await page.getByRole('button', { name: 'Publish at this time' }).click()
  await page.getByText(/^Will be published on /).waitFor()
}

/** The next full minute that is far enough away to be typed, as a field for a moment takes it. */
function nextMinute(): string {
  const at = new Date(Date.now() + 75_000)
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

/** What is due is published by the minute. */
const byTheMinute = { timeout: 200_000, interval: 2_000 }

async function upload(page: Page, file: { name: string; mimeType: string; buffer: Buffer }, alt: string) {
  const group = page
    .locator('details')
    .filter({ has: page.locator('summary', { hasText: /^Upload / }) })
    .first()
  if ((await group.getAttribute('open')) === null) await group.locator('summary').first().click()
  await group.getByLabel(/^File/).setInputFiles(file)
  const button = group.getByRole('button', { name: 'Upload', exact: true })
  await group.getByLabel('Description for those who cannot see it').fill('')
  expect(await button.isDisabled()).toBe(true)
  await group.getByLabel('Description for those who cannot see it').fill(alt)
  await button.click()
}

describe('the form of a story', () => {
  it('finds products, categories and stories by their names', async ({ browser }) => {
    const product = await findProduct(({ type_id }) => type_id === 'configurable')
    const page = await openDesk(browser, await addMember('Pia', 'editor'))
    await startPage(page, 'Pickers')
    await addBlock(page, 'product-carousel', 'Row of products')
    await pick(page, 'Find products', product.name)
    await page.getByText('All changes saved').waitFor()
    expect(await page.getByLabel('Products (SKUs)').inputValue()).toBe(product.sku)
    await page.frameLocator('iframe').getByText(product.name).first().waitFor()

    await page.getByLabel('Chosen from').selectOption('category')
    await pick(page, 'Find a category', 'Boys')
    expect(Number(await page.getByLabel('Category (number)').inputValue())).toBeGreaterThan(0)
    await page.getByText('All changes saved').waitFor()

    await addBlock(page, 'banner', 'Banner')
    await page.getByLabel('Title', { exact: true }).filter({ visible: true }).last().fill('Read about us')
    await page.getByRole('button', { name: 'Add: Button' }).last().click()
    await page.getByLabel('Label').fill('About us')
    await page.getByLabel('Leads to').selectOption('story')
    await pick(page, 'Find a story', 'about-us')
    expect(await page.getByLabel('Address', { exact: true }).inputValue()).toBe('en/about-us')
    await page.getByText('All changes saved').waitFor()
    await page.frameLocator('iframe').getByRole('link', { name: 'About us' }).first().waitFor()
    expect(await checkAccessibility(page)).toEqual([])
  })

  it('takes pictures with words and a focus, and refuses what is none', async ({ browser }) => {
    const page = await openDesk(browser, await addMember('Uma', 'editor'))
    const path = await startPage(page, 'Uploads')
    await addBlock(page, 'image', 'Picture')
    const svg = (inside: string) =>
      Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${inside}</svg>`)
    await upload(
      page,
      { name: 'a.svg', mimeType: 'image/svg+xml', buffer: svg('<script>alert(1)</script>') },
      'A drawing',
    )
    await page.getByText('A drawing may hold no scripts and nothing from elsewhere.').waitFor()
    await upload(page, { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no picture') }, 'A picture')
    await page.getByText('This is no picture of a kind the shop shows.').waitFor()
    await upload(page, { name: 'a.png', mimeType: 'image/png', buffer: Buffer.alloc(10_000_001) }, 'A picture')
    await page.getByText('A picture has at most 10 MB and 50 million points.').waitFor()

    const alt = `A red kite ${Date.now()}`
    await upload(page, aPicture('kite.png'), alt)
    const focus = page.getByRole('button', { name: 'Click on what has to stay in sight' })
    await expect.poll(async () => (await focus.boundingBox())?.height ?? 0).toBeGreaterThan(50)
    const { width = 0, height = 0 } = (await focus.boundingBox()) ?? {}
    await focus.click({ position: { x: width * 0.75, y: height * 0.5 } })
    await expect.poll(async () => Number(await page.getByLabel('Focus, from the left (%)').inputValue())).toBe(75)
    await page.getByLabel('Focus, from the top (%)').fill('20')
    await page.getByText('All changes saved').waitFor()
    expect(await checkAccessibility(page)).toEqual([])
    await publish(page)
    await expect.poll(async () => (await getPage(`/en/${path}/`)).text).toContain(`alt="${alt}"`)

    await page.getByRole('link', { name: '← All stories' }).click()
    await startPage(page, 'Known picture')
    await addBlock(page, 'image', 'Picture')
    await page.getByText('Choose a picture that is already here').first().click()
    await page
      .getByRole('button', { name: `Choose ${alt}` })
      .first()
      .click()
    await page.getByText('All changes saved').waitFor()
    expect(await page.getByLabel('Focus, from the left (%)').inputValue()).toBe('75')
  })

  it('is put in another order by dragging, and scripts in its texts are words', async ({ browser, openPage }) => {
    const page = await openDesk(browser, await addMember('Dirk', 'editor'))
    const path = await startPage(page, 'Dragging')
    const script = '<img src=x onerror=alert(1)><script>alert(2)</script>'
    await writeText(page, 'First')
    await writeText(page, script)
    const heads = page.getByTitle('Drag to move')
    await heads.last().dragTo(heads.first())
    const toggles = page.getByRole('button', { name: /^Text (First|<img)/ })
    await expect.poll(async () => (await toggles.allInnerTexts())[1]).toBe('Text First')
    await page.getByText('All changes saved').waitFor()
    await publish(page)

    const shop = await openPage({ path: `/en/${path}/` })
    await shop.getByText(script).waitFor()
    const texts = await shop.getByRole('main').innerText()
    expect(texts.indexOf(script)).toBeLessThan(texts.indexOf('First'))
  })

  it('is scheduled, thought better of, copied into another view beside which it is translated, and stays back with an error', async ({
    browser,
  }) => {
    const page = await openDesk(browser, await addMember('Cas', 'editor'))
    const hidden = await startPage(page, 'Hidden')
    await page.getByRole('link', { name: '← All stories' }).click()
    const path = await startPage(page, 'Later')
    await writeText(page, 'For later')
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await page.getByText('Publish later', { exact: true }).click()
    await page.getByLabel('Date and time').fill('2020-01-01T10:00')
    await page.getByText('Please choose a moment in the future.').waitFor()
    await scheduleAt(page, '2099-01-01T10:00')
    expect((await getPage(`/en/${path}/`)).status).toBe(404)
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await page.getByRole('button', { name: 'Do not publish later' }).click()
    await page.getByText('It will not be published by itself any more.').waitFor()

    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await page.getByText('Publish later', { exact: true }).click()
    await scheduleAt(page, nextMinute())
    // What was in order when it was scheduled is not any more when its moment comes.
    await addBlock(page, 'banner', 'Banner')
    await page.getByLabel('Title', { exact: true }).filter({ visible: true }).last().fill('Read more')
    await page.getByRole('button', { name: 'Add: Button' }).last().click()
    await page.getByLabel('Label').fill('Read more')
    await page.getByLabel('Leads to').selectOption('story')
    await pick(page, 'Find a story', hidden)
    await page.getByText('All changes saved').waitFor()
    const story = page.url()

    await page.getByRole('button', { name: 'Copy to another view' }).click()
    await page.getByLabel('Copy to', { exact: true }).selectOption('nl')
    await page.getByRole('button', { name: 'Copy', exact: true }).click()
    await page.getByRole('link', { name: 'Open the copy' }).click()
    await page.getByLabel('Beside the form').waitFor()
    expect(page.url()).toMatch(new RegExp(`:${inject('shopPort')}/desk/stories/nl/\\d+/beside/\\d+$`))
    await page.getByText('For later').first().waitFor()
    expect(await checkAccessibility(page)).toEqual([])

    await page.goto(story)
    const stayedBack = page.getByText(/^This story was to be published on .* The checks found an error at that moment/)
    const isOpen = () =>
      page
        .getByText('All changes saved')
        .waitFor()
        .then(() => true)
    await expect
      .poll(async () => (await page.reload()) && (await isOpen()) && (await stayedBack.count()), byTheMinute)
      .toBe(1)
    expect((await getPage(`/en/${path}/`)).status).toBe(404)
    expect(await checkAccessibility(page)).toEqual([])
    await page.getByRole('button', { name: 'See the checks' }).click()
    await page.getByText(`A link leads to a story that nobody can see: en/${hidden}`).waitFor()
  })
})
