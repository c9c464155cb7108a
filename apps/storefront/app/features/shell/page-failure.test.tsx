import { UNSAFE_ErrorResponseImpl as RouteError } from 'react-router'
import { describe, expect, it } from 'vitest'
import { aShop } from '../../testing/a-shop.ts'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import { PageFailure } from './page-failure.tsx'

const answer = (status: number) => new RouteError(status, '', null)
const shown = (error: unknown, code: 'en' | 'nl' = 'en') =>
  renderInShop(<PageFailure error={error} />, { shop: aShop(code) })

describe('PageFailure', () => {
  it('is the not-found page where there is no such page [ROUTE-54]', async () => {
    expect(await shown(answer(404))).toContain('This page is out playing.')
  })

  it('is the not-found page that asks to come back, and that search engines do not take for gone, in an outage [ROUTE-40]', async () => {
    const html = await shown(answer(503))

    expect(html).toContain('Back in a moment.')
    expect(html).toContain('Try again')
    expect(html).not.toContain('noindex')
    expect(await shown(answer(503), 'nl')).not.toContain('noindex')
  })

  it('tells customers that a page is not theirs [ROUTE-58]', async () => {
    expect(await shown(answer(403))).toContain('not authorized')
  })

  it('says it in the words of whoever refused the page [ROUTE-55]', async () => {
    expect(await shown(new RouteError(429, '', 'Come back in a minute.'))).toContain('Come back in a minute.')
  })

  it.each([
    [500, 'secret'],
    [400, '<html>secret</html>'],
    [400, '{"stack":"secret"}'],
    [400, null],
  ])('says it in its own words where nobody meant them for people: %i %s', async (status, said) => {
    const html = await shown(new RouteError(status, '', said))

    expect(html).not.toContain('secret')
    expect(html).toContain('Something went wrong on our side')
  })

  it('never shows what went wrong, and offers to try again', async () => {
    const html = await shown(new Error('connection string postgres://secret'))

    expect(html).not.toContain('secret')
    expect(html).toContain('Try again')
  })
})
