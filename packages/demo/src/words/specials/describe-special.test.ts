import { describe, expect, it } from 'vitest'
import type { Brand } from '../../label/index.ts'
import { garmentTypes } from '../../label/index.ts'
import type { Audience } from '../product-brief.ts'
import { text } from '../text.ts'
import { describeSpecial } from './describe-special.ts'
import type { SpecialWords } from './special.ts'

const brands: readonly Brand[] = ['vonk', 'razz']
const audiences: readonly Audience[] = ['girls', 'boys', 'baby', 'unisex', 'teens']
const pieces = [text('Hoodie Duin', 'Hoodie Duin', 'Duin hoodie'), text('Jeans Vos', 'Jeans Vos', 'Vos jeans')]

function everything(): readonly SpecialWords[] {
  return brands.flatMap((brand) => [
    describeSpecial('gift-card', { brand, amount: 2500 }),
    describeSpecial('gift-card', { brand, amount: null }),
    ...garmentTypes.flatMap((garment, seed) => [
      describeSpecial('sewing-pattern', { brand, garment, seed }),
      describeSpecial('name-print', { brand, garment, seed, place: seed % 2 === 0 ? 'chest' : 'back' }),
      describeSpecial('set', { brand, garments: [garment, 'socks', 'cap'], seed }),
    ]),
    ...audiences.map((audience, seed) => describeSpecial('outfit', { brand, audience, pieces, seed })),
  ])
}

describe('describeSpecial', () => {
  it('says something clean about every special thing in three languages', () => {
    for (const { name, description, metaDescription, slug } of everything()) {
      for (const words of [name, description, metaDescription].flatMap((one) => Object.values(one))) {
        expect(words).not.toMatch(/undefined|[{}|!]| {2}|^\s|\s$|\s[.,:]|\.\./)
      }
      for (const words of Object.values(metaDescription)) expect(words.length).toBeLessThan(160)
      for (const words of Object.values(slug)) expect(words).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    }
  })

  it('writes money the way each language does', () => {
    const { name } = describeSpecial('gift-card', { brand: 'vonk', amount: 2500 })
    const odd = describeSpecial('gift-card', { brand: 'vonk', amount: 1250 })

    expect(name).toEqual(text('Cadeaukaart van €\u00a025', 'Geschenkkarte über 25\u00a0€', 'Gift card €25'))
    expect(odd.name.nl).toBe('Cadeaukaart van €\u00a012,50')
  })

  it('lists the pieces of an outfit', () => {
    const three = [...pieces, text('Muts Ree', 'Mütze Ree', 'Ree beanie')]
    const { description } = describeSpecial('outfit', { brand: 'vonk', audience: 'boys', pieces: three, seed: 4 })

    expect(description.nl).toContain('Hoodie Duin, Jeans Vos en Muts Ree.')
    expect(description.de).toContain('Hoodie Duin, Jeans Vos und Mütze Ree.')
    expect(description.en).toContain('Duin hoodie, Vos jeans and Ree beanie.')
  })

  it('puts the name on the chest unless told otherwise', () => {
    const facts = { brand: 'razz', garment: 'hoodie', seed: 1 } as const

    expect(describeSpecial('name-print', facts)).toEqual(describeSpecial('name-print', { ...facts, place: 'chest' }))
    expect(describeSpecial('name-print', facts)).not.toEqual(describeSpecial('name-print', { ...facts, place: 'back' }))
  })

  it('speaks of one garment in the accusative where German needs it', () => {
    const { description } = describeSpecial('sewing-pattern', { brand: 'vonk', garment: 'hoodie', seed: 0 })

    expect(description.de).toContain('einen Hoodie')
  })
})
