import { describe, expect, it } from 'vitest'
import { aShop } from '../../testing/a-shop.ts'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import { Header } from './header.tsx'

const hrefs = (html: string) => [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map((match) => match[1])

describe('Header', () => {
  it('shows the language in upper case on a button that opens the sidebar with the switcher [NAV-05]', async () => {
    const html = await renderInShop(<Header />, { shop: aShop('de') })

    const button = /<button[^>]*command="show-modal" commandfor="([^"]*)"[^>]*>.*?<\/svg>([^<]*)</.exec(html)
    expect(button?.[2]).toBe('DE')
    expect(html).toMatch(new RegExp(`<dialog[^>]* id="${button?.[1]}"`))
  })

  it('offers the page at hand in the other languages', async () => {
    const html = await renderInShop(<Header />, { shop: aShop('nl'), path: '/jassen/' })

    expect(hrefs(html)).toContain('http://vonk.test:3000/en/jassen/')
  })

  it('offers the front door where a page has no counterpart, so that switching never ends on a missing page', async () => {
    const html = await renderInShop(<Header />, { shop: aShop('nl'), path: '/weg/', handle: { isOnlyHere: true } })

    expect(hrefs(html)).toContain('http://vonk.test:3000/en/')
    expect(hrefs(html)).not.toContain('http://vonk.test:3000/en/weg/')
  })

  it('has a logo that links home and says so', async () => {
    const html = await renderInShop(<Header />, { shop: aShop('en'), path: '/weg/' })

    expect(html).toMatch(/<a [^>]*title="Home Page"[^>]*href="\/"/)
  })
})
