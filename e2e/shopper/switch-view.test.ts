import { describe, expect } from 'vitest'
import { it } from '../harness/it.ts'
import { readDocument } from '../harness/read-document.ts'

describe('the view switcher', () => {
  it('leads to another language, host and shop [NAV-05]', async ({ openPage }) => {
    const page = await openPage({ path: '/' })

    await page.getByRole('button', { name: /^NL/ }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'English' }).click()
    await page.waitForURL('**/en/')
    expect(await readDocument(page)).toMatchObject({ address: 'localhost/en/', language: 'en' })

    await page.getByRole('button', { name: 'EN Choose language and shop' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Deutsch' }).click()
    await page.waitForURL('**//de.localhost:*/')
    expect(await readDocument(page)).toMatchObject({ address: 'de.localhost/', language: 'de' })

    await page.getByRole('button', { name: /^DE/ }).click()
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /^Razz(?! Sample)/ })
      .click()
    await page.waitForURL('**//razz.localhost:*/de/')
    expect(await readDocument(page)).toMatchObject({ language: 'de', title: expect.stringMatching(/\| Razz$/) })
  })

  it('marks where the shopper is', async ({ openPage }) => {
    const page = await openPage({ host: 'razz-samplesale.localhost', path: '/nl/' })

    await page.getByRole('button', { name: /^NL/ }).click()
    const current = page.getByRole('dialog').locator('[aria-current]')

    await current.first().waitFor()
    expect(await current.allTextContents()).toEqual(['Nederlands', expect.stringContaining('Razz Sample Sale')])
  })
})
