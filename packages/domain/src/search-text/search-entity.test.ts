import { describe, expect, it } from 'vitest'
import { findSearchEntity } from './search-entity.ts'

describe('findSearchEntity', () => {
  it('knows attributes, categories, tax rules and products', () => {
    for (const type of ['attribute', 'category', 'taxrule', 'product']) {
      expect(findSearchEntity(type)).toEqual({ ok: true, value: type })
    }
  })

  it('refuses a kind that nobody registered [SRCH-26]', () => {
    const refusal = { code: 'entity-unknown', message: 'No entity type registered for customer' }

    expect(findSearchEntity('customer')).toEqual({ ok: false, refusal })
  })
})
