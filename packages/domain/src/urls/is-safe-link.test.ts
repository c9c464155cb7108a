import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSafeLink } from './is-safe-link.ts'

describe('isSafeLink', () => {
  it.each([
    '/sale/',
    'blog/summer?page=2',
    '#sizes',
    '',
    '//cdn.example.com/a',
    'https://example.com',
    'HTTP://x',
    'mailto:a@b.nl',
    'tel:+31',
  ])('lets %j pass', (url) => expect(isSafeLink(url)).toBe(true))

  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:x',
    ':x',
  ])('refuses %j', (url) => expect(isSafeLink(url)).toBe(false))

  it('takes a colon behind the first slash for a part of the path', () => {
    expect(isSafeLink('/a:b')).toBe(true)
    expect(isSafeLink('?a=b:c')).toBe(true)
  })

  it('is not fooled by blanks and control characters anywhere in the scheme', () => {
    const noise = fc.string({ unit: fc.constantFrom(' ', '\t', '\n', '\r', '\u0000', '\u007f'), maxLength: 3 })
    fc.assert(
      fc.property(fc.array(noise, { minLength: 11, maxLength: 11 }), (gaps) => {
        const disguised = Array.from('javascript:', (letter, index) => gaps[index] + letter).join('')

        expect(isSafeLink(`${disguised}alert(1)`)).toBe(false)
      }),
    )
  })
})
