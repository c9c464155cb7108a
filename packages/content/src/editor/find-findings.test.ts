import { aHero, aLink, anImage, aPage } from '@vonk/contract/content/testing'
import { describe, expect, it } from 'vitest'
import { type Around, findFindings, linkedSlugs } from './find-findings.ts'

const nothing: Around = { published: new Set(['nl/about']), untranslated: [], claims: ['eco-friendly'] }
const button = (slug: string) => ({ component: 'button' as const, _uid: slug, label: 'Go', link: aLink(slug) })
const heading = (level: number) => ({ type: 'heading', attrs: { level }, content: [] })
const codesIn = (content: object, around = nothing) =>
  findFindings(content, around).map(({ level, code }) => [level, code])

describe('findFindings', () => {
  it('finds nothing in a page that is right', () => {
    expect(findFindings(aPage({ body: [aHero({ buttons: [button('nl/about')] })] }), nothing)).toEqual([])
  })

  it('finds links to stories that are not published, and says where', () => {
    const page = aPage({ body: [aHero({ buttons: [button('nl/about'), button('nl/gone')] })] })

    expect(findFindings(page, nothing)).toEqual([
      { level: 'error', code: 'link-broken', place: 'body.0.buttons.1.link', detail: 'nl/gone' },
    ])
    expect(linkedSlugs(page)).toEqual(['nl/about', 'nl/gone'])
  })

  it('finds pictures that say nothing to those who cannot see them', () => {
    expect(codesIn(aPage({ body: [aHero({ image: { ...anImage, alt: ' ' } })] }))).toEqual([['error', 'alt-missing']])
  })

  it('finds headings that leave a level out on their way down', () => {
    expect(codesIn({ content: [heading(2), heading(3), heading(2)] })).toEqual([])
    expect(codesIn({ content: [heading(2), heading(4), heading(3)] })).toEqual([['warning', 'headings-out-of-order']])
    expect(codesIn({ content: [heading(3)] })).toEqual([['warning', 'headings-out-of-order']])
  })

  it('warns of claims without proof and of views that have no translation', () => {
    const around = { ...nothing, untranslated: ['de'] }

    expect(codesIn(aPage({ title: 'Eco-Friendly coats', body: [] }), around)).toEqual([
      ['warning', 'claim-unproven'],
      ['warning', 'translation-missing'],
    ])
  })
})
