import { describe, expect, it } from 'vitest'
import { aChildDocument, aFoundProduct, aPageDocument } from '../testing.ts'
import { toSellable } from './to-sellable.ts'

const parts = {
  ages: new Map([['210', '3–4 years']]),
  addressing: { useUrlDispatcher: true, useTrailingSlash: true },
}

describe('toSellable', () => {
  it('reads a configurable product with its sizes, ages, prices and stock [PROD-10] [PROD-11]', () => {
    const sellable = toSellable(aFoundProduct(), parts)

    expect(sellable.options[0]?.values[0]).toEqual({ valueIndex: '210', label: '104', age: '3–4 years' })
    expect(sellable.variants[0]).toMatchObject({
      sku: 'TEE-210',
      attributes: { size: '210' },
      price: 1995,
      stock: { quantity: 3, isInStock: true },
    })
  })

  it('leaves disabled children on the server [VAR-04]', () => {
    const children = [aChildDocument(210), aChildDocument(212, { status: 2 })]

    const { variants } = toSellable(aFoundProduct({ configurable_children: children }), parts)

    expect(variants.map(({ sku }) => sku)).toEqual(['TEE-210'])
  })

  it('drops an option that has no label left [VAR-11]', () => {
    const [option] = aPageDocument().configurable_options ?? []
    const values = [...(option?.values ?? []), { value_index: 214, label: '  ' }]
    const document = aFoundProduct({ configurable_options: option ? [{ ...option, values }] : [] })

    expect(toSellable(document, parts).options[0]?.values).toHaveLength(2)
  })

  it('says that sold-out sizes are offered only where the view offers them', () => {
    expect(toSellable(aFoundProduct(), { ...parts, listOutOfStock: true }).isOfferedSoldOut).toBe(true)
    expect(toSellable(aFoundProduct(), { ...parts, listOutOfStock: false })).not.toHaveProperty('isOfferedSoldOut')
  })

  it('lives at its url_path, or at its sku while the dispatcher is off', () => {
    const off = { ...parts, addressing: { useUrlDispatcher: false, useTrailingSlash: true } }

    expect(toSellable(aFoundProduct(), parts).page).toBe('/anker-tee/')
    expect(toSellable(aFoundProduct({ slug: 'anker' }), off).page).toBe('/p/TEE/anker/')
  })
  it('keeps what the shop says against selling it, and nothing where that is nothing [PROD-08] [PROD-39]', () => {
    const errors = { recall: 'This product was recalled.' }

    expect(toSellable(aFoundProduct({ errors }), parts).errors).toEqual(errors)
    expect(toSellable(aFoundProduct(), parts)).not.toHaveProperty('errors')
  })
})
