import { describe, expect, it } from 'vitest'
import { aNameOption, aPageProduct, aPart, aPlainProduct, aSlot, aVariant, somePrices } from '../testing.ts'
import { selectedPrice, topPrice } from './selected-price.ts'
import { openingSelection } from './selection.ts'

describe('selectedPrice', () => {
  it('starts "from" the lowest while sizes differ in price, and is exact once one is chosen', () => {
    const variants = [aVariant('210'), aVariant('212', { price: 2195, prices: somePrices(2195) })]
    const product = aPageProduct({ variants })

    expect(selectedPrice(product, openingSelection(product, null))).toMatchObject({
      isFrom: true,
      prices: { final: 1995 },
    })
    expect(selectedPrice(product, openingSelection(product, 'TEE-212'))).toMatchObject({
      isFrom: false,
      prices: { final: 2195 },
    })
  })

  it('sums the pieces of an outfit that are wanted, one of each [PRICE-11]', () => {
    const tee = { ...aPageProduct(), proposedSku: 'TEE-210', colour: '' }
    const bag = { ...aPlainProduct({ prices: somePrices(3000) }), proposedSku: 'BAG', colour: '' }
    const outfit = aPlainProduct({ type: 'grouped', sku: 'O', pieces: [tee, bag] })
    const all = openingSelection(outfit, null)

    expect(selectedPrice(outfit, all).prices?.final).toBe(4995)
    const withoutBag = { ...all, pieces: { ...all.pieces, BAG: { isWanted: false, configuration: {} } } }
    expect(selectedPrice(outfit, withoutBag).prices?.final).toBe(1995)
  })

  it('sums what fills the slots of a set, times its quantity [PRICE-12]', () => {
    const slots = [aSlot('a', [aPart('1')]), aSlot('b', [aPart('2', { quantity: 2 })])]
    const set = aPlainProduct({ type: 'bundle', slots })

    expect(selectedPrice(set, openingSelection(set, null)).prices?.final).toBe(1795 * 3)
  })

  it('counts what is printed before every question is answered [PRICE-14]', () => {
    const product = aPageProduct({ customOptions: [aNameOption(), aNameOption({ id: '2', title: 'Other' })] })
    const selection = { ...openingSelection(product, null), custom: { '59400': 'Noor' } }

    expect(selectedPrice(product, selection).extra).toBe(500)
  })

  it('starts "from" the least amount of a gift card until one is chosen', () => {
    const values = [0, 4000].map((amount, place) => ({
      id: String(place),
      title: '',
      price: { kind: 'fixed', amount } as const,
    }))
    const amount = aNameOption({ id: '7', type: 'drop-down', isRequired: true, price: null, values })
    const card = aPlainProduct({ type: 'virtual', prices: somePrices(1000), customOptions: [amount] })
    const opening = openingSelection(card, null)
    const chosen = selectedPrice(card, { ...opening, custom: { '7': '1' } })

    expect(selectedPrice(card, opening)).toMatchObject({ isFrom: true, prices: { final: 1000 } })
    expect(chosen.isFrom).toBe(false)
    expect(topPrice(chosen)).toEqual(somePrices(5000))
  })

  it('keeps what is made to order out of a reduction', () => {
    const prices = somePrices(1500, { regular: 2000, lowestPrior: 1800 })

    expect(topPrice({ prices, isFrom: false, extra: 500 })).toBe(prices)
    expect(topPrice({ prices: null, isFrom: false, extra: 500 })).toBeNull()
  })

  it('knows no sum while the price of a piece is unknown', () => {
    const bag = { ...aPlainProduct({ prices: null }), proposedSku: 'BAG', colour: '' }
    const outfit = aPlainProduct({ type: 'grouped', sku: 'O', pieces: [bag] })

    expect(selectedPrice(outfit, openingSelection(outfit, null)).prices).toBeNull()
  })
})
