import { plainLook } from '@vonk/domain/looks'
import { findActs } from '@vonk/platform/acts'
import { openTestDatabase, seedViews, type TestDatabase } from '@vonk/testkit'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createStores } from '../stores/index.ts'
import { createBrands } from './brands.ts'
import { loadSeller } from './store.ts'

let test: TestDatabase
let brands: ReturnType<typeof createBrands>

beforeEach(async () => {
  test = await openTestDatabase()
  await seedViews(test.db)
  brands = createBrands({ db: test.db })
})
afterEach(() => test.close())

const marron = {
  name: 'Petit Marron',
  'seller.name': 'Marron SRL',
  'seller.email': 'bonjour@marron.example',
  'seller.countryId': 'BE',
  'seller.invoicePrefix': 'PM',
}

const countEvents = async () =>
  (await test.db.execute(sql`select from outbox_event where topic = 'brands-changed'`)).rows.length

describe('add', () => {
  it('makes a brand with who sells under it, and tells every process', async () => {
    expect(await brands.add('marron', { ...marron, 'words.nl.line': 'Kleding uit Luik' })).toMatchObject({ ok: true })

    expect((await brands.list()).map(({ code, name }) => [code, name])).toEqual([
      ['marron', 'Petit Marron'],
      ['razz', 'Razz'],
      ['vonk', 'Vonk'],
    ])
    expect(await loadSeller(test.db, 'marron')).toMatchObject({ name: 'Marron SRL', countryId: 'BE', city: '' })
    expect(await findActs(test.db, { limit: 1 })).toMatchObject([{ kind: 'brand', thing: 'marron', name: 'added' }])
    expect(await countEvents()).toBe(1)
  })

  it.each([
    ['vonk', marron, { code: 'brand-exists' }],
    ['Marron', marron, { faults: ['code: is up to 16 small letters and digits, a letter first'] }],
    [
      'marron',
      { name: 'Marron' },
      { faults: expect.arrayContaining(['seller.name: is needed', 'seller.email: is needed']) },
    ],
    [
      'marron',
      { ...marron, 'seller.invoicePrefix': 'VK' },
      { faults: ['seller.invoicePrefix: another seller has it'] },
    ],
  ])('refuses %s with %j, and nothing is changed', async (code, facts, refusal) => {
    expect(await brands.add(code, facts)).toMatchObject({ ok: false, refusal })
    expect(await brands.list()).toHaveLength(2)
    expect(await countEvents()).toBe(0)
  })
})

describe('setLook', () => {
  const lookOf = async (code: string) => (await brands.list()).find((brand) => brand.code === code)?.look

  it('gives a brand a look, which stays when something else of it is set, and tells every process', async () => {
    expect(await brands.setLook('razz', plainLook)).toMatchObject({ ok: true })
    expect(await brands.set('razz', { name: 'Rasp' })).toMatchObject({ ok: true })

    expect(await lookOf('razz')).toEqual(plainLook)
    const { views } = await createStores({ db: test.db }).loadDirectory()
    expect(views.find(({ code }) => code === 'rz_de')).toMatchObject({ brandName: 'Rasp', look: plainLook })
    expect(await findActs(test.db, { limit: 2 })).toMatchObject([{ name: 'changed' }, { name: 'look-set' }])
    expect(await countEvents()).toBe(2)
  })

  it.each([
    [{ ...plainLook, ground: 'red' }, { faults: ['ground: is no colour such as #191b45'] }],
    [{ ...plainLook, shadow: 'none' }, { faults: ['A look has no shadow.'] }],
    [{ ...plainLook, overrides: { 'colour-hot': '#000000' } }, { code: 'brand-refused' }],
    [
      { ...plainLook, ink: '#9a9a9a' },
      { code: 'colours-unreadable', ink: 'ink', ground: 'ground', ratio: 2.62, needed: 4.5 },
    ],
    [
      { ...plainLook, overrides: { 'heading-l': '1rem } body { display: none' } },
      { code: 'token-refused', token: 'heading-l' },
    ],
    [[], { code: 'brand-refused' }],
  ])('refuses %j, and nothing is changed', async (look, refusal) => {
    expect(await brands.setLook('razz', look)).toMatchObject({ ok: false, refusal })
    expect(await lookOf('razz')).toBeNull()
    expect(await countEvents()).toBe(0)
  })

  it('knows no brand that is not there', async () => {
    expect(await brands.setLook('other', plainLook)).toEqual({ ok: false, refusal: { code: 'brand-not-found' } })
  })
})

describe('set', () => {
  it('changes what is given and leaves the rest', async () => {
    const facts = {
      'seller.name': 'Razz GmbH',
      'seller.countryId': 'DE',
      'seller.vatIds.DE': 'DE999999999',
      'words.nl.error': '',
      'words.en.line': 'Loud',
    }
    expect(await brands.set('razz', facts)).toMatchObject({
      ok: true,
      value: {
        name: 'Razz',
        seller: {
          name: 'Razz GmbH',
          countryId: 'DE',
          city: 'Utrecht',
          invoicePrefix: 'RZ',
          vatIds: { DE: 'DE999999999' },
        },
      },
    })
    const { views } = await createStores({ db: test.db }).loadDirectory()
    const wordsIn = (code: string) => views.find((view) => view.code === code)?.words
    expect(wordsIn('rz_nl')).not.toHaveProperty('error')
    expect(wordsIn('rz_en')).toMatchObject({ line: 'Loud', error: 'Short circuit.' })
  })

  it.each([
    [{ colour: 'red' }, 'A brand has no colour.'],
    [{ 'look.ground': '#000000' }, 'A brand has no look.'],
    [{ 'seller.shoes': '3' }, 'A brand has no seller.shoes.'],
    [{ 'words.nl.joke': 'Haha' }, 'A brand has no words.nl.joke.'],
    [{ 'words.xx.line': 'Hm' }, 'A brand has no words.xx.'],
    [{ '__proto__.name': 'Hm' }, 'A brand has no __proto__.'],
    [{ name: ' ' }, 'name: is needed'],
    [{ 'name.first': 'R' }, 'name: is no text'],
    [{ 'seller.email': 'nobody' }, 'seller.email: is no mail address'],
    [{ 'seller.vatIds.de': 'DE1' }, 'seller.vatIds.de: Invalid key in record'],
    [{ 'seller.countryId': 'Nederland' }, 'seller.countryId: is no country code such as NL'],
    [{ 'seller.invoicePrefix': 'VK' }, 'seller.invoicePrefix: another seller has it'],
  ])('refuses %j', async (facts, fault) => {
    expect(await brands.set('razz', facts)).toEqual({ ok: false, refusal: { code: 'brand-refused', faults: [fault] } })
  })

  it('knows no brand that is not there', async () => {
    expect(await brands.set('other', {})).toEqual({ ok: false, refusal: { code: 'brand-not-found' } })
  })
})
