import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrastOf, readHex } from '../colours/index.ts'
import { checkLook } from './check-look.ts'
import { plainLook } from './plain-look.data.ts'
import { shopTokensOf } from './tokens-of.ts'

const aColour = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255)).map((channels) => {
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
})

describe('checkLook', () => {
  it('takes looks by day, by night and with borders that can be read', () => {
    const byNight = { ...plainLook, ground: '#101418', ink: '#f4f4f0', accent: '#7fd6a4', sale: '#ff9d94' }
    const framed = { ...plainLook, radius: 0, border: 3, headingFace: 'big-shoulders' as const }

    for (const look of [plainLook, byNight, framed]) expect(checkLook(look)).toEqual({ ok: true, value: look })
  })

  it('refuses a pair of colours that cannot be read, with its ratio', () => {
    expect(checkLook({ ...plainLook, ink: '#9a9a9a' })).toEqual({
      ok: false,
      refusal: { code: 'colours-unreadable', ink: 'ink', ground: 'ground', ratio: 2.62, needed: 4.5 },
    })
  })

  it('looks at the sample sale too', () => {
    const saleOverrides = { 'colour-on-hero': '#3d5a81' }

    expect(checkLook({ ...plainLook, saleOverrides })).toMatchObject({
      refusal: { code: 'colours-unreadable', ink: 'on-hero', ground: 'hero', ratio: 1 },
    })
  })

  it('lets no other look pass than one that can be read', () => {
    fc.assert(
      fc.property(aColour, aColour, aColour, aColour, (ground, ink, accent, sale) => {
        const look = { ...plainLook, ground, ink, accent, sale }
        const checked = checkLook(look)
        const { 'colour-ink': front, 'colour-ground-soft': back } = shopTokensOf(look, { isSampleSale: false })

        if (checked.ok) expect(contrastOf(readHex(front), readHex(back))).toBeGreaterThanOrEqual(4.5)
        else expect(checked.refusal).toMatchObject({ code: 'colours-unreadable' })
      }),
    )
  })

  it.each([
    ['colour-ink', 'red'],
    ['colour-ink', '#12345'],
    ['colour-scrim', '#123456'],
    ['heading-l', '1rem; } body { display: none'],
    ['shadow-raised', 'url(https://evil.example/x.png)'],
    ['colour-nobody-knows', '#123456'],
    ['nobody-knows', '1rem'],
  ] as const)('refuses an override of another form than what it stands in for: %s', (token, value) => {
    for (const where of ['overrides', 'saleOverrides'])
      expect(checkLook({ ...plainLook, [where]: { [token]: value } })).toEqual({
        ok: false,
        refusal: { code: 'token-refused', token },
      })
  })

  it('takes overrides of the right form', () => {
    const overrides = {
      'colour-ink': '#000000',
      'colour-scrim': 'rgb(0 0 0 / 0.4)',
      'heading-l': 'clamp(1rem, 2vw, 3rem)',
    }

    expect(checkLook({ ...plainLook, overrides })).toMatchObject({ ok: true })
  })
})
