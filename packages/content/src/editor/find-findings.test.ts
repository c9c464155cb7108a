import { aHero, aLink, anImage, aPage } from '@vonk/contract/content/testing'
import { readHex } from '@vonk/domain/colours'
import { pictureInksOf, plainLook } from '@vonk/domain/looks'
import { describe, expect, it } from 'vitest'
import { type Around, findFindings, linkedSlugs, writtenOnPictures } from './find-findings.ts'
import type { SampledPicture } from './words-on-picture.ts'

const nothing: Around = {
  ...{ published: new Set(['nl/about']), untranslated: [], claims: ['eco-friendly'] },
  ...{ inks: pictureInksOf(plainLook), pictures: new Map() },
}
const allOf = (colour: string): SampledPicture => ({
  columns: 10,
  rows: 1,
  points: Array.from({ length: 10 }, () => readHex(colour)),
})
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

  it('warns of words that can hardly be read on their picture, and names the block', () => {
    const page = aPage({ body: [aHero({ title: 'Coats', ink: 'dark' })] })
    const [filename = ''] = writtenOnPictures(page)
    const on = (colour: string) => ({ ...nothing, pictures: new Map([[filename, allOf(colour)]]) })

    expect(findFindings(page, on('#101010'))).toEqual([
      {
        level: 'warning',
        code: 'contrast-low',
        place: 'body.0',
        detail: expect.stringMatching(/^Coats, [1-3]\.\d : 1$/),
      },
    ])
    expect(findFindings(page, on('#f0f0f0'))).toEqual([])
    expect(codesIn(aPage({ body: [aHero({ ink: 'light' })] }), on('#f0f0f0'))).toEqual([['warning', 'contrast-low']])
  })

  it('warns of claims without proof and of views that have no translation', () => {
    const around = { ...nothing, untranslated: ['de'] }

    expect(codesIn(aPage({ title: 'Eco-Friendly coats', body: [] }), around)).toEqual([
      ['warning', 'claim-unproven'],
      ['warning', 'translation-missing'],
    ])
  })
})
