import { describe, expect, it } from 'vitest'
import { documentColoursOf } from './document-colours-of.ts'
import { mailLookOf } from './mail-look-of.ts'
import { pictureInksOf } from './picture-inks-of.ts'
import { plainLook } from './plain-look.data.ts'
import { shopTokensOf, tokensOf } from './tokens-of.ts'

const shop = { isSampleSale: false }
const sampleSale = { isSampleSale: true }

describe('tokensOf', () => {
  it('lets every corner follow one radius, and draws lines in ink where there are borders', () => {
    expect(tokensOf({ ...plainLook, radius: 1.25 }).normal).toMatchObject({
      ...{ 'radius-box': '0.4375rem', 'radius-s': '0.75rem', 'radius-m': '1.25rem', 'radius-l': '2rem' },
      'radius-pill': '999px',
    })
    expect(tokensOf({ ...plainLook, radius: 0, border: 3 }).normal).toMatchObject({
      ...{ 'radius-m': '0px', 'radius-pill': '0px', 'button-border': '3px', 'icon-cap': 'square' },
      ...{ 'colour-line': plainLook.ink, 'shadow-raised': '5px 5px 0 rgb(29 31 36 / 1)' },
    })
  })

  it('makes cards stand closer where a look is dense, and letters larger where they are narrow', () => {
    const { normal } = tokensOf({ ...plainLook, density: 'dense', headingFace: 'big-shoulders' })

    expect(normal['card-gap']).toBe('clamp(0.375rem, 0.9vw, 0.75rem)')
    expect(normal['heading-xl']).toBe('clamp(3rem, 1.5rem + 6vw, 7rem)')
  })

  it('takes what is said token by token, and lets follow what follows from it', () => {
    const { normal } = tokensOf({ ...plainLook, overrides: { 'colour-line': '#abcdef' } })

    expect([normal['colour-line'], normal['colour-card-line']]).toEqual(['#abcdef', '#abcdef'])
  })
})

describe('shopTokensOf', () => {
  it('turns a sample sale up', () => {
    const look = { ...plainLook, accent: '#ff6b42', ink: '#191b45' }

    expect(shopTokensOf(look, shop)).toMatchObject({ 'colour-hero': look.ground, 'card-price-order': '0' })
    expect(shopTokensOf(look, sampleSale)).toMatchObject({
      ...{ 'colour-hero': '#ff6b42', 'colour-on-hero': '#191b45', 'colour-button': '#191b45' },
      ...{ 'card-price-order': '-1', 'colour-logo-spark': look.ground },
    })
  })

  it('turns buttons over that would be lost on the accent', () => {
    expect(shopTokensOf({ ...plainLook, accent: '#223344' }, sampleSale)).toMatchObject({
      'colour-button': plainLook.ground,
      'colour-on-button': '#223344',
    })
  })
})

describe('mailLookOf', () => {
  it('has a night of its own, all of one black where there are borders', () => {
    const soft = mailLookOf(plainLook)
    const framed = mailLookOf({ ...plainLook, radius: 0, border: 3, mail: { logo: 'MARRON' } })

    expect([soft.radius, framed.radius]).toEqual(['6px', '0'])
    expect(soft.night).toMatchObject({ paper: plainLook.ink, ink: plainLook.ground })
    expect(soft.night.ground).not.toBe(soft.night.paper)
    expect(framed.night.ground).toBe(framed.night.paper)
    expect([soft.logo.text, framed.logo.text]).toEqual([undefined, 'MARRON'])
  })
})

describe('pictureInksOf', () => {
  it('reads the veils back', () => {
    expect(pictureInksOf(plainLook)).toEqual({
      dark: { words: [29, 31, 36], veil: [247, 247, 245], opacity: 0.82 },
      light: { words: [253, 253, 252], veil: [29, 31, 36], opacity: 0.72 },
    })
  })
})

describe('documentColoursOf', () => {
  it('prints in ink', () => {
    expect(documentColoursOf(plainLook)).toMatchObject({ ink: plainLook.ink, line: '#d8d9d8' })
  })
})
