import { describe, expect } from 'vitest'
import { it } from './harness/it.ts'
import { readDocument, sidewaysScroll } from './harness/read-document.ts'

describe('the shell', () => {
  it('lets a keyboard skip to the content', async ({ openPage }) => {
    const page = await openPage({ path: '/en/' })

    await page.keyboard.press('Tab')
    expect(await page.locator(':focus').textContent()).toBe('Skip to content')
    await page.keyboard.press('Enter')
    await page.getByRole('main').and(page.locator(':focus')).waitFor()
  })

  it.for([
    { host: 'localhost', path: '/en/', title: 'Page not found | Vonk' },
    { host: 'razz.localhost', path: '/de/', title: 'Seite nicht gefunden | Razz' },
  ])('answers 404 at an address that is not there, in the language of $host at $path', async (view, { openPage }) => {
    const page = await openPage({ ...view, path: `${view.path}no-such-page/`, width: 375, expected: [/404/] })
    const answer = await page.reload()

    expect(answer?.status()).toBe(404)
    expect(await readDocument(page)).toMatchObject({
      title: view.title,
      language: view.path.slice(1, -1),
      canonical: null,
    })
    expect(await sidewaysScroll(page)).toBe(0)
    await page.getByRole('main').getByRole('link').click()
    await page.waitForURL(`**//${view.host}:*${view.path}`)
  })
})
