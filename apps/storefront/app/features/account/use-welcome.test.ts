import { describe, expect, it } from 'vitest'
import { readWished } from './use-welcome.ts'

const wished = { sku: 'VK1', name: 'Winterjas Stijn', image: '/jas.svg', page: '/winterjas-stijn/', price: 9995 }

describe('readWished', () => {
  it('reads what the heart has left', () => {
    expect(readWished({ wished })).toEqual(wished)
    expect(readWished({ wished: { ...wished, image: 7, price: 'a' } })).toEqual({ ...wished, image: '', price: null })
  })

  it.each([null, 'x', {}, { wished: null }, { wished: { ...wished, sku: 1 } }, { wished: { sku: 'VK1' } }])(
    'makes nothing of anything else (%j)',
    (state) => {
      expect(readWished(state)).toBeNull()
    },
  )
})
