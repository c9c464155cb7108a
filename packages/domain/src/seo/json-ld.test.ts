import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from '../text/testing.ts'
import { serializeJsonLd } from './json-ld.ts'

describe('serializeJsonLd', () => {
  it('cannot be left by what a product is called', () => {
    expect(serializeJsonLd({ name: '</script><b>&' })).toBe('{"name":"\\u003c/script\\u003e\\u003cb\\u003e\\u0026"}')
  })

  it('means the same afterwards and holds no character that ends a script', () => {
    fc.assert(
      fc.property(anyText(), (name) => {
        const text = serializeJsonLd({ name })

        expect(JSON.parse(text)).toEqual({ name })
        expect(text).not.toMatch(/[<>&\u2028\u2029]/)
      }),
    )
  })
})
