import { describe, expect, it } from 'vitest'
import { aShop } from '../../testing/a-shop.ts'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import { PasswordMeter, strengthOf } from './new-password-fields.tsx'

describe('strengthOf', () => {
  it.each([
    ['', 'none'],
    ['abc', 'weak'],
    ['abcdefgh', 'weak'],
    ['Abcdefg1', 'good'],
    ['Abcdefg1!', 'strong'],
    ['Abcdefghijk1', 'strong'],
  ] as const)('takes %j for %s', (password, strength) => {
    expect(strengthOf(password)).toBe(strength)
  })

  it('is said as well as shown', async () => {
    expect(await renderInShop(<PasswordMeter strength="weak" />, { shop: aShop('en') })).toContain('Still too weak')
  })
})
