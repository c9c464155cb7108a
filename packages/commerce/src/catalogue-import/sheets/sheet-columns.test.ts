import { describe, expect, it } from 'vitest'
import { readColumn } from './sheet-columns.ts'

const read = (name: string) => readColumn(name, ['nl', 'de'])

describe('readColumn', () => {
  it.each([
    ['SKU', 'sku'],
    ['Parent_SKU', 'parent sku'],
    ['special-price', 'special price'],
    ['Name:DE', 'name:de'],
    ['vat:de', 'vat:DE'],
    ['colour', 'color'],
    ['attribute:material', 'attribute:material'],
    ['attribute:material:de', 'attribute:material:de'],
  ])('knows %s', (name, key) => {
    expect(read(name)).toMatchObject({ key })
  })

  it('names the nearest column to one it does not know, and how to have one of one’s own', () => {
    expect(read('Descripton')).toEqual({
      fault:
        'there is no column "Descripton": did you mean "description"? One of your own is called attribute:descripton',
    })
    expect(read('Wash care')).toEqual({
      fault: 'there is no column "Wash care". One of your own is called attribute:wash_care',
    })
  })

  it.each(['name:fr', 'price:de', 'vat:germany', 'attribute:Été', 'attribute:'])('refuses %s', (name) => {
    expect(read(name)).toHaveProperty('fault')
  })
})
