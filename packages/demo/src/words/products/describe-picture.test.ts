import { describe, expect, it } from 'vitest'
import { aBrief } from '../testing.ts'
import { text } from '../text.ts'
import { describePicture } from './describe-picture.ts'

describe('describePicture', () => {
  it('names the product, its colour and what is seen of it', () => {
    const hoodie = { ...aBrief(), name: text('Hoodie Duin', 'Hoodie Duin', 'Duin hoodie') }

    expect(describePicture(hoodie, 'back')).toEqual({
      nl: 'Hoodie Duin in nachtblauw, achterkant',
      de: 'Hoodie Duin in Nachtblau, Rückseite',
      en: 'Duin hoodie in night blue, back',
    })
  })

  it('does not look for the front of a sock', () => {
    const socks = { ...aBrief({ garment: 'socks' }), name: text('Sokken Duin', 'Socken Duin', 'Duin socks') }

    expect(describePicture(socks, 'front').en).toBe('Duin socks in night blue')
    expect(describePicture(socks, 'folded').en).toBe('Duin socks in night blue, folded')
  })
})
