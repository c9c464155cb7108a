import { describe, expect } from 'vitest'
import { getPage } from '../harness/get-page.ts'
import { it } from '../harness/it.ts'
import { readDocument, sidewaysScroll } from '../harness/read-document.ts'
import { storeViews } from '../store-views.data.ts'

describe('the home page', () => {
  it.for(storeViews)(
    'of $code answers at its own address, in its language and under its name [STORE-01] [STORE-02] [STORE-03] [STORE-04] [STORE-05] [STORE-06] [STORE-07] [STORE-08] [STORE-09] [SEO-01]',
    async ({ host, path, shop, language }) => {
      const { status, text } = await getPage(path, host)
      const found = (pattern: RegExp) => pattern.exec(text)?.[1]

      expect(status).toBe(200)
      expect(found(/<html lang="([^"]+)"/)).toBe(language)
      expect(found(/<title>([^<]+)<\/title>/)).toMatch(new RegExp(`^\\S.* \\| ${shop}$`))
      expect(found(/<link rel="canonical" href="([^"]+)"/)?.replace(/:\d+/, '')).toBe(`http://${host}${path}`)
      expect(found(/<header[^>]*>(.*?)<\/a>/s)).toContain(shop)
    },
  )

  it('fits 375 pixels with its pictures', async ({ openPage }) => {
    const page = await openPage({ path: '/', width: 375, hasPictures: true })

    expect(await sidewaysScroll(page)).toBe(0)
  })

  it('is there without JavaScript, and so is the way to the other languages', async ({ openPage }) => {
    const page = await openPage({ path: '/', hasJavaScript: false })

    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
    expect(await readDocument(page)).toMatchObject({ address: 'localhost/en/', language: 'en' })
  })

  it('answers at a host nobody knows with the default view [STORE-04]', async () => {
    const { status, text } = await getPage('/', 'nobody.localhost')

    expect(status).toBe(200)
    expect(text).toContain('<html lang="nl"')
    expect(text.replace(/:\d+/g, '')).toContain('<link rel="canonical" href="http://localhost/"/>')
  })

  it('is one click on the logo away [NAV-02]', async ({ openPage }) => {
    const page = await openPage({ path: '/en/nowhere/', expected: [/404/] })

    await page.getByRole('banner').getByTitle('Home Page').click()
    await page.waitForURL('**/en/')
    await expect.poll(() => page.title()).toMatch(/Vonk$/)
  })
})
