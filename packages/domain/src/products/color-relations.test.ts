import { describe, expect, it } from 'vitest'
import { colorRelations } from './color-relations.ts'
import { aLink } from './testing.ts'

describe('colorRelations', () => {
  it('maps the links of type colorrelation, and those alone [PROD-13] [PROD-14]', () => {
    const product = {
      id: 7,
      sku: 'jacket-red',
      name: 'Jacket',
      image: '/j/red.jpg',
      color: 'red',
      urlPath: 'jacket-red',
    }
    const links = [
      { ...aLink({ type: 'colorrelation', linkedSku: 'jacket-red' }), product },
      { ...aLink({ type: 'related' }), product: { ...product, id: 8 } },
    ]

    expect(colorRelations(links)).toEqual([
      { id: 7, sku: 'jacket-red', title: 'Jacket', image: '/j/red.jpg', color: 'red', link: 'jacket-red' },
    ])
  })
})
