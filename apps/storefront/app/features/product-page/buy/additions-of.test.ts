import { addProducts, type CartLine, lineKey } from '@vonk/domain/cart'
import { defaultSettings } from '@vonk/domain/settings'
import { aStockItem } from '@vonk/domain/stock/testing'
import { describe, expect, it } from 'vitest'
import { toCartItem } from '#device/engine/cart/cart-wire.ts'
import type { PageProduct } from '../load/product-page-data.ts'
import { aNameOption, aPageProduct, aPart, aPlainProduct, aSlot, aVariant, somePrices } from '../testing.ts'
import { additionsOf } from './additions-of.ts'
import { openingSelection, type Selection } from './selection.ts'

/** The line as the server will hear of it. */
function payloadOf(line: CartLine) {
  const { sku, parentSku, quantity } = line
  const { qty, product_option } = toCartItem({ line, quantity, itemId: null, cartId: 'cart-1' })
  return { sku, parentSku, qty, product_option }
}

function payloadsOf(product: PageProduct, chosen: Partial<Selection> = {}, childSku: string | null = null) {
  const additions = additionsOf(product, { ...openingSelection(product, childSku), ...chosen })
  if (!additions.ok) throw new Error(`refused: ${additions.refusal.code}`)
  return additions.value.map(({ line }) => payloadOf(line))
}

function refusalOf(product: PageProduct, chosen: Partial<Selection> = {}) {
  const additions = additionsOf(product, { ...openingSelection(product, null), ...chosen })
  return additions.ok ? null : additions.refusal
}

const nothing = { custom_options: [], configurable_item_options: [], bundle_options: [] }

describe('additionsOf', () => {
  it('adds a simple product by its own sku, with no options [PROD-25] [PROD-16]', () => {
    expect(payloadsOf(aPlainProduct())).toEqual([
      { sku: 'BAG', parentSku: null, qty: 1, product_option: { extension_attributes: nothing } },
    ])
  })

  it('adds the chosen size of a configurable product as child and parent, its options named [PROD-16] [VAR-03]', () => {
    const [payload] = payloadsOf(aPageProduct(), { configuration: { size: '212' } })

    expect(payload).toEqual({
      sku: 'TEE-212',
      parentSku: 'TEE',
      qty: 1,
      product_option: {
        extension_attributes: { ...nothing, configurable_item_options: [{ option_id: '142', option_value: '212' }] },
      },
    })
  })

  it('asks for a size before it adds anything', () => {
    expect(refusalOf(aPageProduct())).toEqual({ code: 'option-open', sku: 'TEE' })
  })

  it('has nothing to offer when every variant is gone [VAR-09]', () => {
    const sold = { stock: aStockItem({ isInStock: false, quantity: 0 }) }
    const product = aPageProduct({ variants: [aVariant('210', sold), aVariant('212', sold)] })

    expect(refusalOf(product)).toEqual({ code: 'no-variants', sku: 'TEE' })
  })

  it('adds what is printed on a product with the size it is printed on, and its price [PROD-17] [PRICE-14]', () => {
    const lettering = aNameOption({
      id: '59401',
      title: 'Lettering',
      type: 'radio',
      price: null,
      values: [{ id: '594012', title: 'Embroidered', price: { kind: 'percent', rate: 200_000 } }],
    })
    const product = aPageProduct({ customOptions: [aNameOption(), lettering] })
    const selection = {
      ...openingSelection(product, null),
      configuration: { size: '210' },
      custom: { '59400': ' Noor ', '59401': '594012' },
    }

    const additions = additionsOf(product, selection)

    const line = additions.ok ? additions.value[0]?.line : undefined
    expect(line?.unitPrice).toBe(1995 + 500 + 399)
    expect(line && payloadOf(line).product_option?.extension_attributes).toEqual({
      custom_options: [
        { option_id: '59400', option_value: 'Noor' },
        { option_id: '59401', option_value: '594012' },
      ],
      configurable_item_options: [{ option_id: '142', option_value: '210' }],
      bundle_options: [],
    })
    expect(line?.choices).toContainEqual({ label: 'Lettering', value: 'Embroidered' })
  })

  it('does not print a name nobody gave', () => {
    const product = aPageProduct({ customOptions: [aNameOption()] })

    expect(refusalOf(product, { configuration: { size: '210' } })).toEqual({
      code: 'option-required',
      optionId: '59400',
    })
  })

  it('adds every piece of an outfit as a line of its own, in the size chosen for it [PROD-25]', () => {
    const trousers = {
      ...aPageProduct({ sku: 'JOG', variants: [aVariant('210', { sku: 'JOG-210' })] }),
      proposedSku: 'JOG-210',
      colour: '',
    }
    const tee = { ...aPageProduct(), proposedSku: 'TEE-212', colour: '' }
    const outfit = aPlainProduct({ type: 'grouped', sku: 'OUTFIT', pieces: [tee, trousers] })

    expect(refusalOf(outfit)).toEqual({ code: 'option-open', sku: 'TEE' })
    expect(payloadsOf(outfit, { confirmed: ['TEE', 'JOG'] }).map(({ sku, parentSku }) => [sku, parentSku])).toEqual([
      ['TEE-212', 'TEE'],
      ['JOG-210', 'JOG'],
    ])
  })

  it('leaves out the piece the shopper does not want, and adds no outfit of nothing', () => {
    const tee = { ...aPageProduct(), proposedSku: 'TEE-212', colour: '' }
    const outfit = aPlainProduct({ type: 'grouped', sku: 'OUTFIT', pieces: [tee] })

    expect(refusalOf(outfit, { pieces: { TEE: { isWanted: false, configuration: {} } } })).toEqual({
      code: 'nothing-chosen',
    })
  })

  it('adds a set as one line with what fills each slot, the default where nothing was said [PROD-15] [PRICE-13]', () => {
    const slots = [
      aSlot('1090', [aPart('1'), aPart('2', { isDefault: true })]),
      aSlot('1091', [aPart('3', { quantity: 2 })]),
    ]
    const set = aPlainProduct({ type: 'bundle', sku: 'SET', slots })

    expect(refusalOf(set)).toEqual({ code: 'option-open', sku: '1090' })
    const [payload] = payloadsOf(set, { confirmed: ['1090', '1091'] })

    expect(payload).toMatchObject({ sku: 'SET', parentSku: null })
    expect(payload?.product_option?.extension_attributes?.bundle_options).toEqual([
      { option_id: '1090', option_qty: 1, option_selections: ['2'] },
      { option_id: '1091', option_qty: 2, option_selections: ['3'] },
    ])
  })

  it('charges a set the sum of its parts and knows it is gone when one of them is [PRICE-12] [STOCK-09]', () => {
    const gone = aPart('3', { quantity: 2, stock: aStockItem({ quantity: 1 }) })
    const set = aPlainProduct({ type: 'bundle', slots: [aSlot('a', [aPart('1')]), aSlot('b', [gone])] })

    const additions = additionsOf(set, openingSelection(set, null))

    expect(additions.ok && additions.value[0]).toMatchObject({
      line: { unitPrice: 1795 * 3 },
      stock: { status: 'out-of-stock' },
    })
  })

  it.each(['virtual', 'downloadable'] as const)('adds a %s product like a simple one [PROD-02]', (type) => {
    const product = aPlainProduct({ type, sku: 'GIFT', customOptions: [aNameOption({ price: null })] })

    const [payload] = payloadsOf(product, { custom: { '59400': 'Oma' } })

    expect(payload).toMatchObject({ sku: 'GIFT', qty: 1 })
    expect(payload?.product_option?.extension_attributes?.custom_options).toEqual([
      { option_id: '59400', option_value: 'Oma' },
    ])
  })

  it('keeps two prints of one size apart as two lines', () => {
    const product = aPageProduct({ customOptions: [aNameOption()] })
    const keyOf = (name: string) => {
      const selection = { ...openingSelection(product, 'TEE-210'), custom: { '59400': name } }
      const additions = additionsOf(product, selection)
      return additions.ok && additions.value[0] ? lineKey(additions.value[0].line) : ''
    }

    expect(keyOf('Noor')).not.toBe(keyOf('Sem'))
  })

  it('knows no price where the catalogue knows none, so that the cart can refuse', () => {
    const product = aPlainProduct({ prices: null })

    const additions = additionsOf(product, openingSelection(product, null))

    expect(additions.ok && additions.value[0]?.line.unitPrice).toBeNull()
  })

  it('takes the price of the chosen size', () => {
    const product = aPageProduct({
      variants: [aVariant('210'), aVariant('212', { price: 2195, prices: somePrices(2195) })],
    })

    const additions = additionsOf(product, { ...openingSelection(product, null), configuration: { size: '212' } })

    expect(additions.ok && additions.value[0]?.line.unitPrice).toBe(2195)
  })
  it('brings along what the shop says against it, for the cart to refuse it in those words [PROD-39]', () => {
    const errors = { recall: 'This product was recalled.' }
    const product = aPlainProduct({ errors })
    const additions = additionsOf(product, openingSelection(product, null))
    if (!additions.ok) throw new Error('Nothing is left to choose')
    const settings = { ...defaultSettings, isServerSynced: true }

    expect(addProducts([], { additions: additions.value, settings })).toEqual({
      lines: [],
      added: [],
      notifications: [
        { type: 'error', message: { code: 'product-error', message: 'This product was recalled.' }, actions: ['ok'] },
      ],
    })
  })
})
