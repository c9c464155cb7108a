import { describe, expect, it } from 'vitest'
import { checkAttribute, checkCategory, checkProduct, checkReview, checkTaxRule } from './check-document.ts'

const product = { id: 5, sku: 'A', name: 'Jeans', type_id: 'simple', status: 1, visibility: 4, price: 10 }

describe('checkProduct', () => {
  it('answers a good document as it is', () => {
    expect(checkProduct(product)).toEqual({ ok: true, value: product })
  })

  it.each([
    [{ sku: undefined }, 'it has no sku'],
    [{ price: '29,99' }, 'price should be a number, not "29,99"'],
    [{ id: 1.5 }, 'id should be a whole number, not 1.5'],
    [{ category_ids: 'x' }, 'category_ids should be a list, not "x"'],
    [{ type_id: 'gift' }, 'type_id should be one of simple, configurable'],
    [{ color: { a: 1 } }, 'color cannot be {"a":1}'],
    [{ price: -1 }, 'price is -1: too small'],
    [{ name: '' }, 'name is "": too small'],
    [{ name: 'x'.repeat(5), price: 'y'.repeat(200) }, `price should be a number, not "${'y'.repeat(39)}…`],
    [{ configurable_children: [{ sku: 'B', status: 1 }] }, 'it has no configurable_children.0.id'],
    [{ id: 3_000_000_000 }, 'id is 3000000000: the shop stores numbers up to 2147483647 there'],
    [{ sku: 'A\u0000' }, 'no sku can have'],
    [{ sku: 'A\ud800' }, 'no sku can have'],
    [
      {
        configurable_children: [
          { id: 6, sku: 'B', status: 1 },
          { id: 7, sku: 'B', status: 1 },
        ],
      },
      'two of its variants have the same sku',
    ],
    [{ sku: undefined, name: undefined, type_id: 'x', price: 'x' }, '; and 1 more'],
  ])('says of %j what is wrong', (parts, reason) => {
    expect(checkProduct({ ...product, ...parts })).toMatchObject({
      ok: false,
      refusal: { reason: expect.stringContaining(reason) },
    })
  })
})

describe('checkProduct and long texts', () => {
  const long = 'x'.repeat(100_000)

  it('takes a text as long as a booklet', () => {
    expect(checkProduct({ ...product, description: long })).toMatchObject({ ok: true })
  })

  it.each([
    ['a longer one', { description: `${long}x` }, 'description is longer than 100,000 characters'],
    [
      'one of a variant',
      { configurable_children: [{ id: 6, sku: 'B', status: 1, name: `${long}x` }] },
      'configurable_children.0.name is longer than 100,000 characters',
    ],
    [
      'very many of them',
      Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`text_${at}`, long])),
      'its texts are longer than 2,000,000 characters together',
    ],
  ])('refuses %s', (_, parts, reason) => {
    expect(checkProduct({ ...product, ...parts })).toMatchObject({ ok: false, refusal: { reason } })
  })
})

describe('checkCategory', () => {
  it('refuses a number no column can hold', () => {
    const category = { id: 5, parent_id: 2, name: 'x', level: 2, path: '1/2/5', position: 0, is_active: true }

    expect(checkCategory(category)).toMatchObject({ ok: true })
    expect(checkCategory({ ...category, parent_id: 1e12 })).toMatchObject({ ok: false })
  })
})

describe('checkAttribute', () => {
  it('refuses a code that would be another once stored', () => {
    expect(checkAttribute({ attribute_id: 5, attribute_code: 'si\u0000ze' })).toMatchObject({ ok: false })
  })
})

describe('checkTaxRule', () => {
  it('refuses a rule without rates', () => {
    expect(checkTaxRule({ id: 1, customer_tax_class_ids: [3], product_tax_class_ids: [2] })).toMatchObject({
      refusal: { reason: 'it has no rates' },
    })
  })
})

describe('checkReview', () => {
  const review = {
    id: 1,
    product_id: 5,
    title: 'a',
    detail: 'b',
    nickname: 'c',
    review_status: 1,
    created_at: '2026-01-01 10:00:00',
  }

  it.each([
    [{ title: ' ' }, 'is empty'],
    [{ review_status: 7 }, '7 is no status'],
    [{ created_at: 'yesterday' }, '"yesterday" is no moment'],
  ])('says of %j what is wrong', (parts, reason) => {
    expect(checkReview(review)).toMatchObject({ ok: true })
    expect(checkReview({ ...review, ...parts })).toMatchObject({
      refusal: { reason: expect.stringContaining(reason) },
    })
  })
})
