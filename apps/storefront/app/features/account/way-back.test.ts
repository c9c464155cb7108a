import { describe, expect, it } from 'vitest'
import { aShop } from '../../testing/a-shop.ts'
import { wayBack } from './way-back.ts'

describe('wayBack', () => {
  it('is the last page that was not the login', () => {
    expect(wayBack(['/en/girls/', '/en/cart/?x=1', '/en/login/?reason=wishlist'], aShop('en'))).toBe('/cart/?x=1')
  })

  it('is the front door for whoever came from nowhere or from another view', () => {
    expect(wayBack([], aShop('en'))).toBe('/')
    expect(wayBack(['/meisjes/'], aShop('en'))).toBe('/')
    expect(wayBack(['/en/girls/'], aShop('nl'))).toBe('/')
  })
})
