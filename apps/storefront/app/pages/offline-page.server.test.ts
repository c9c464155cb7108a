import { describe, expect, it } from 'vitest'
import { aShopRequest } from '../testing/a-shop-request.ts'
import { renderOfflinePage } from './offline-page.server.tsx'

async function open(code: string) {
  const shop = await aShopRequest(code, { answer: () => ({}) })
  return renderOfflinePage(shop, ['/assets/root.css'])
}

describe('renderOfflinePage', () => {
  it.for([
    ['de', 'de', 'vonk', '/'],
    ['rz_nl', 'nl', 'razz', '/nl/'],
  ] as const)(
    'speaks the language of %s, wears its look and leads to its home',
    async ([code, language, brand, home]) => {
      const html = await (await open(code)).text()

      expect(html).toContain(`<html lang="${language}" data-brand="${brand}"`)
      expect(html).toContain(`href="${home}"`)
      expect(html).toContain(`<link rel="stylesheet" href="/look/${brand}-`)
    },
  )

  it('is a good answer that no search engine lists, so that the worker keeps it', async () => {
    const { status, headers } = await open('en')

    expect(status).toBe(200)
    expect(headers.get('x-robots-tag')).toBe('noindex')
  })
})
