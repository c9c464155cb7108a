import { describe, expect } from 'vitest'
import { it } from '../harness/it.ts'
import { readDocument } from '../harness/read-document.ts'

describe('the view switcher', () => {
  it('keeps the filters of a list and the words of a search', async ({ openPage }) => {
    const list = await openPage({ path: '/meisjes/?size=214&sort=final_price%3Aasc' })
    await list.getByRole('button', { name: /^NL/ }).click()
    await list.getByRole('dialog').getByRole('link', { name: 'English' }).click()
    await list.waitForURL(({ pathname, search }) => pathname.startsWith('/en/') && search.includes('size=214'))
    await list.getByRole('button', { name: 'Remove filter 128' }).waitFor()

    const search = await openPage({ path: '/search/?q=hoodie' })
    await search.getByRole('button', { name: /^NL/ }).click()
    await search.getByRole('dialog').getByRole('link', { name: 'English' }).click()
    await search.waitForURL('**/en/search/?q=hoodie')
  })

  it('works from the keyboard and gives the focus back', async ({ openPage }) => {
    const page = await openPage({ path: '/en/' })
    const button = page.getByRole('button', { name: 'EN Choose language and shop' })

    await button.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Language and shop' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await button.and(page.locator(':focus')).waitFor()

    await page.keyboard.press('Enter')
    await page.getByRole('dialog').getByRole('link', { name: 'Nederlands' }).press('Enter')
    await page.waitForURL(({ pathname }) => pathname === '/')
    expect(await readDocument(page)).toMatchObject({ language: 'nl' })
  })
})
