import { describe, expect, it } from 'vitest'
import { languages } from '../index.ts'
import { missingTexts } from './index.ts'

describe('missingTexts', () => {
  it.each(Object.keys(languages))(
    'has nothing to say of a language that the shop comes with: %s [STORE-02]',
    async (tag) => {
      expect(await missingTexts(tag)).toEqual({})
    },
  )

  it('lists what a language has no words for, by system', async () => {
    const { storefront = [], mails = [] } = await missingTexts('tlh')
    expect(storefront).toContain('cart.checkout')
    expect(mails).toContain('kinds.confirmation.subject')
  })
})
