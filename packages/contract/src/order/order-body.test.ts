import { describe, expect, it } from 'vitest'
import { toOrderAddress } from './order-address.ts'
import { orderBodySchema } from './order-body.ts'
import { aCustomerOrderBody, aGuestOrderBody, aQueuedOrderBody } from './testing.ts'

const isTaken = (body: unknown) => orderBodySchema.safeParse(body).success
const withAddress = (change: object) => {
  const body = aGuestOrderBody()
  Object.assign(body.addressInformation['billingAddress'] ?? {}, change)
  return body
}
const withProduct = (change: object) => {
  const body = aGuestOrderBody()
  return { ...body, products: [...body.products, { ...body.products[0], ...change }] }
}

describe('orderBodySchema', () => {
  it('takes the orders of older clients [ORD-04]', () => {
    expect(orderBodySchema.parse(aGuestOrderBody())).toMatchObject({ user_id: '', products: [{ qty: 1 }] })
    expect(orderBodySchema.parse(aCustomerOrderBody())).toMatchObject({ cart_id: '4', store_code: 'en' })
  })

  it('unpacks an order that was queued inside another, with the id it was queued under [ORD-10]', () => {
    expect(orderBodySchema.parse(aQueuedOrderBody())).toMatchObject({
      order_id: '1794775393534-7fc0cd41-796e-08d3-c90b-72e6d855d1a5',
      created_at: '2026-11-15T20:43:13.534Z',
      cart_id: '4',
      products: [{ sku: 'VK1006-WHITE-140', qty: 5 }, { sku: 'VK1006-WHITE-116' }],
    })
  })

  it.each([
    ['no products', { ...aGuestOrderBody(), products: [] }],
    ['a field nobody knows', { ...aGuestOrderBody(), discount: 100 }],
    ['no cart', { ...aGuestOrderBody(), cart_id: undefined }],
    ['nothing', {}],
    ['a second product without a sku', withProduct({ sku: '' })],
    ['a second product of which there are none', withProduct({ qty: 0 })],
    ['half a product', withProduct({ qty: 0.5 })],
    ['a product that costs less than nothing', withProduct({ price: -1 })],
    ['a name without a letter', withAddress({ firstname: '123' })],
    ['a name of 10,000 letters', withAddress({ lastname: 'a'.repeat(10_000) })],
    ['a postcode of two characters', withAddress({ postcode: '12' })],
    ['no street', withAddress({ street: [] })],
    ['a region that is no number', withAddress({ region_id: 'x' })],
    ['no city', withAddress({ city: undefined })],
  ])('refuses %s', (_, body) => {
    expect(isTaken(aGuestOrderBody())).toBe(true)
    expect(isTaken(body)).toBe(false)
  })

  it('takes names in any script', () => {
    expect(isTaken(withAddress({ firstname: '明', lastname: 'Ωμέγα', city: 'Ústí' }))).toBe(true)
  })
})

describe('toOrderAddress', () => {
  const addressOf = (street: string[]) => {
    const body = orderBodySchema.parse(withAddress({ street }))
    return toOrderAddress(body.addressInformation.billingAddress)
  }

  it('reads street, number and affix from their lines [SHIP-06]', () => {
    expect(addressOf(['Rokin', '92', 'bis'])).toMatchObject({ street: 'Rokin', number: '92', affix: 'bis' })
  })

  it('finds a number that stands in the line of the street', () => {
    expect(addressOf(['Plein 1944 12 bis'])).toMatchObject({ street: 'Plein 1944', number: '12', affix: 'bis' })
    expect(addressOf(['Rokin 92'])).toMatchObject({ street: 'Rokin', number: '92', affix: '' })
    expect(addressOf(['Rokin'])).toMatchObject({ street: 'Rokin', number: '' })
  })
})
