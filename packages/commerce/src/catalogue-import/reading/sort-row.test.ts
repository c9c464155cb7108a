import { describe, expect, it } from 'vitest'
import type { DumpRow } from './dump-row.ts'
import { type Sorting, sortRow } from './sort-row.ts'

const stores = { defaultCode: 'nl', views: [{ code: 'nl' }, { code: 'de' }, { code: 'rz_en' }] }
const anything: Sorting = { stores, store: null, entity: null }

function aRow(parts: Partial<DumpRow> = {}): DumpRow {
  return { place: { file: 'f', line: 1, byte: null }, index: null, type: null, id: null, fields: {}, size: 0, ...parts }
}

function sort(parts: Partial<DumpRow>, sorting: Partial<Sorting> = {}) {
  const sorted = sortRow(aRow(parts), { ...anything, ...sorting })
  return sorted.kind === 'wanted' ? `${sorted.row.view} ${sorted.row.entity}` : sorted.kind
}

describe('sortRow', () => {
  it.each([
    ['vue_storefront_catalog', 'nl product'],
    ['vue_storefront_catalog_de', 'de product'],
    ['vue_storefront_catalog_rz_en', 'rz_en product'],
    ['vue_storefront_catalog_de_1589382839', 'de product'],
    ['vue_storefront_catalog_fr', 'unclear'],
    ['customers', 'unclear'],
  ])('finds the view of the index %s: %s', (index, expected) => {
    expect(sort({ index, type: 'product' })).toBe(expected)
  })

  it('finds the kind in the name of an index that holds one kind only', () => {
    expect(sort({ index: 'vue_storefront_catalog_category', type: '_doc' })).toBe('nl category')
    expect(sort({ index: 'vue_storefront_catalog_rz_en_attribute_1589382839', type: '_doc' })).toBe('rz_en attribute')
  })

  it('lets the one who imports say the view and the kind', () => {
    expect(sort({ index: 'elsewhere', type: 'product' }, { store: 'de' })).toBe('de product')
    expect(sort({ fields: { id: 5 } }, { entity: 'category' })).toBe('nl category')
  })

  it('passes over kinds nobody asked for and kinds the shop does not have', () => {
    expect(sort({ type: 'category' }, { entity: 'product' })).toBe('passed-over')
    expect(sort({ type: 'cms_page' })).toBe('passed-over')
    for (const kind of ['cms_block', 'cms_page', 'cms_hierarchy']) {
      const index = `vue_storefront_catalog_${kind}_1587382839`
      expect(sort({ index, type: '_doc', fields: { id: 1, title: 'Sale' } })).toBe('passed-over')
      expect(sort({ index }, { store: 'de', entity: 'product' })).toBe('passed-over')
    }
  })

  it.each([
    [{ sku: 'A', name: 'Jeans', attribute_set_id: 4 }, 'nl product'],
    [{ id: 3, name: 'Girls', parent_id: 2 }, 'nl category'],
    [{ attribute_code: 'color', attribute_id: 93 }, 'nl attribute'],
    [{ id: 1, rates: [], product_tax_class_ids: [2] }, 'nl taxrule'],
    [{ id: 1, product_id: 5, nickname: 'Iris', detail: 'Fine' }, 'nl review'],
    [{ id: 1, title: 'anything' }, 'unclear'],
  ])('recognises %j by its fields', (fields, expected) => {
    expect(sort({ fields })).toBe(expected)
  })
})
