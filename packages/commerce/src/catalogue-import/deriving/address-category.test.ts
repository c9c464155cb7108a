import type { CategoryDocument } from '@vonk/contract'
import { describe, expect, it } from 'vitest'
import { aCategory } from '../testing/documents.ts'
import { addressCategory } from './address-category.ts'
import { createAddresses } from './create-addresses.ts'

function address(category: CategoryDocument, others: CategoryDocument[] = []) {
  const all = [aCategory({ id: 2, level: 1, path: '1/2', url_key: 'root' }), category, ...others]
  const addresses = createAddresses({ view: { host: 'x' }, directory: { views: [] } })
  addresses.take('taken', { kind: 'category', id: 99 })
  return addressCategory(category, { addresses, rootCategoryId: 2, find: (id) => all.find((each) => each.id === id) })
}

describe('addressCategory', () => {
  it('makes the path of the keys of those it hangs under, without the root [ROUTE-28]', () => {
    const tops = aCategory({ id: 21, parent_id: 20, path: '1/2/20/21', level: 3, name: 'Tops & Tees' })

    expect(address(tops, [aCategory({ url_key: 'girls' })])).toMatchObject({
      url_key: 'tops-tees',
      slug: 'tops-tees-21',
      url_path: 'girls/tops-tees',
    })
    expect(address(tops)).toMatchObject({ url_path: 'tops-tees' })
  })

  it('leaves the root and a category that has its path alone', () => {
    const root = aCategory({ id: 2, level: 1, path: '1/2' })
    const complete = aCategory({ url_path: 'meisjes', url_key: 'm', slug: 'm' })

    expect(address(root)).toBe(root)
    expect(address(complete)).toBe(complete)
  })

  it('gives no path twice', () => {
    expect(address(aCategory({ url_path: 'taken' })).url_path).toBe('taken-20')
  })
})
