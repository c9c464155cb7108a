import { describe, expect, it } from 'vitest'
import { catalogueIndexOf, storeCodeOfIndex } from './catalogue-index.ts'

const stores = { defaultCode: 'nl', views: [{ code: 'nl' }, { code: 'rz_en' }] }

describe('storeCodeOfIndex', () => {
  it('answers to the bare name for the default view', () => {
    expect(storeCodeOfIndex('vue_storefront_catalog', stores)).toEqual({ ok: true, value: 'nl' })
  })

  it('finds every view by its own name, the default one included', () => {
    for (const { code } of stores.views) {
      expect(storeCodeOfIndex(catalogueIndexOf(code), stores)).toEqual({ ok: true, value: code })
    }
  })

  it('refuses any other name', () => {
    for (const index of ['vue_storefront_catalog_fr', 'vue_storefront_catalog_', 'customers', '']) {
      expect(storeCodeOfIndex(index, stores)).toEqual({ ok: false, refusal: { code: 'index-unknown', index } })
    }
  })
})
