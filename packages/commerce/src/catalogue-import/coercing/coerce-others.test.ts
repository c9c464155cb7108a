import { describe, expect, it } from 'vitest'
import { checkAttribute, checkReview, checkTaxRule } from '../checking/check-document.ts'
import { coerceAttribute, coerceCategory, coerceReview, coerceTaxRule } from './coerce-others.ts'

describe('coerceCategory', () => {
  it('reads the numbers and flags of a tree, to its last branch', () => {
    expect(
      coerceCategory({
        id: '20',
        parent_id: '2',
        is_active: '1',
        position: null,
        product_count: '12',
        image: 'no_selection',
        children_data: [{ id: '21', is_active: '0', children_data: [{ id: '22' }] }],
      }),
    ).toEqual({
      id: 20,
      parent_id: 2,
      is_active: true,
      position: 0,
      product_count: 12,
      image: null,
      children_data: [{ id: 21, is_active: false, children_data: [{ id: 22 }] }],
    })
  })

  it('reads its texts as those of products', () => {
    const texts = {
      name: 'T&eacute;',
      description: 'T&eacute; &lt;b&gt;',
      meta_title: 'T&eacute;',
      meta_description: 'T&eacute;',
    }

    expect(coerceCategory({ id: 20, ...texts })).toMatchObject({
      ...{ name: 'Té', description: 'Té &lt;b&gt;', meta_title: 'Té', meta_description: 'Té' },
    })
  })

  it('takes a category that does not say so for an open one', () => {
    expect(coerceCategory({ id: 20 })).toEqual({ id: 20, is_active: true, position: 0 })
  })
})

describe('coerceAttribute', () => {
  it('reads ids and flags, and lets options be without a name', () => {
    const attribute = coerceAttribute({
      id: '93',
      attribute_code: 'color',
      is_user_defined: '1',
      options: [{ value: '50' }, { value: 51, label: 51, sort_order: '2' }],
    })

    expect(attribute).toEqual({
      id: 93,
      attribute_id: 93,
      attribute_code: 'color',
      is_user_defined: true,
      options: [
        { value: '50', label: '' },
        { value: 51, label: '51', sort_order: 2 },
      ],
    })
    expect(checkAttribute(attribute)).toMatchObject({ ok: true })
  })
})

describe('coerceTaxRule', () => {
  it('reads rates that are written as texts', () => {
    const rule = coerceTaxRule({
      id: '2',
      customer_tax_class_ids: ['3'],
      product_tax_class_ids: '2,4',
      rates: [{ id: '4', tax_country_id: 'NL', tax_region_id: '0', rate: '21.0000' }],
    })

    expect(checkTaxRule(rule)).toEqual({
      ok: true,
      value: {
        id: 2,
        customer_tax_class_ids: [3],
        product_tax_class_ids: [2, 4],
        rates: [{ id: 4, tax_country_id: 'NL', tax_region_id: 0, rate: 21 }],
      },
    })
  })
})

describe('coerceReview', () => {
  it('reads the names of fields of older dumps, and takes an unread review for one that waits', () => {
    const review = coerceReview({
      review_id: '5',
      entity_pk_value: '909',
      title: 'a',
      detail: 'b',
      nickname: 'c',
      created_at: '2026-01-01 10:00:00',
    })

    expect(review).toMatchObject({ id: 5, product_id: 909, review_status: 2 })
    expect(checkReview(review)).toMatchObject({ ok: true })
  })
})
