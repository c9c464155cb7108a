import { plainLook } from '@vonk/domain/looks'
import { findActs } from '@vonk/platform/acts'
import { openTestDatabase, seedViews, type TestDatabase } from '@vonk/testkit'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createStores } from '../stores/index.ts'
import { applyShop, exportShop } from './shop-file.ts'

let test: TestDatabase
beforeEach(async () => {
  test = await openTestDatabase()
})
afterEach(() => test.close())

const seller = {
  ...{ name: 'Marron SRL', street: 'Rue Neuve 1', postcode: '4000', city: 'Liège', countryId: 'BE' },
  ...{ registration: '0123.456.789', vatId: 'BE0123456789', vatIds: { FR: 'FR12345678901' } },
  ...{ email: 'bonjour@marron.example', phone: '+32 4 000 00 00', invoicePrefix: 'PM' },
}
const titles = { nl: 'Thuisbezorgd', de: 'Lieferung nach Hause', en: 'Home delivery' }
const tariff = { carrierCode: 'bpost', methodCode: 'home', carrierTitle: 'bpost', titles, kind: 'home', price: 495 }
const marron = {
  brands: [{ code: 'marron', name: 'Petit Marron', words: { nl: { line: 'Kleding uit Luik' } }, seller }],
  views: [
    { code: 'be', brand: 'marron', language: 'nl', host: 'www.marron.example', pathPrefix: 'nl', taxCountry: 'BE' },
    {
      ...{ code: 'be_en', brand: 'marron', language: 'en', host: 'www.marron.example', taxCountry: 'BE' },
      ...{ isDefault: true, settings: { historyLength: 5 } },
    },
  ],
  tariffs: [
    { ...tariff, countryId: 'FR', price: 995, brands: ['marron'] },
    { ...tariff, countryId: 'BE', isDefault: true },
  ],
  countries: ['FR', 'BE'],
}

const [be, english] = marron.views
const [brand] = marron.brands
const [, home] = marron.tariffs

const apply = (file: unknown, isRehearsal = false) => applyShop(test.db, file, { modules: [], isRehearsal })
const asJson = (file: object) => JSON.parse(JSON.stringify(file))

describe('applyShop', () => {
  it('makes a shop of an empty one, says so before, and changes nothing the second time', async () => {
    const said = [
      'brands: marron is new',
      ...['views: be is new', 'views: be_en is new'],
      ...['tariffs: bpost home BE is new', 'tariffs: bpost home FR is new'],
    ]
    const empty = await exportShop(test.db)
    expect(await apply(marron, true)).toMatchObject({ ok: true, value: expect.arrayContaining(said.slice(0, 3)) })
    expect(await exportShop(test.db)).toEqual(empty)
    expect(empty).toEqual({ brands: [], views: [], tariffs: [], countries: [] })

    expect(await apply(marron)).toMatchObject({ ok: true, value: expect.arrayContaining(said.slice(0, 5)) })

    const directory = await createStores(test).loadDirectory()
    expect(directory.defaultCode).toBe('be_en')
    expect(directory.views.map(({ code, pathPrefix, settings }) => [code, pathPrefix, settings])).toEqual([
      ['be', 'nl', {}],
      ['be_en', '', { historyLength: 5 }],
    ])
    expect(await exportShop(test.db)).toMatchObject(marron)
    expect(await findActs(test.db, { limit: 1 })).toMatchObject([{ kind: 'shop', name: 'applied' }])
    const acts = (await findActs(test.db, { limit: 50 })).length
    expect(await apply(marron)).toEqual({ ok: true, value: [] })
    expect(await findActs(test.db, { limit: 50 })).toHaveLength(acts)
  })

  it('makes the same shop again of what was written of one', async () => {
    await seedViews(test.db)
    await createStores(test).set('de', { host: 'www.example.de', pathPrefix: '' })
    const file = asJson(await exportShop(test.db))
    const other = await openTestDatabase()

    expect(await applyShop(other.db, file, { modules: [], isRehearsal: false })).toMatchObject({ ok: true })

    expect(asJson(await exportShop(other.db))).toEqual(file)
    await other.close()
  })

  it('says what becomes of each fact, moves, removes and leaves out what the file does not name', async () => {
    await apply(marron)
    const file = {
      views: [{ ...be, isDefault: true, host: 'be.marron.example', settings: { historyLength: 7 } }],
      brands: [{ ...brand, seller: { ...seller, city: 'Namur' } }],
    }

    expect(await apply(file)).toEqual({
      ok: true,
      value: [
        'brands: marron seller.city: "Liège" becomes "Namur"',
        `views: ${english?.code} is removed`,
        'views: be isDefault: false becomes true',
        'views: be host: "www.marron.example" becomes "be.marron.example"',
        'views: be settings.historyLength: nothing becomes 7',
      ],
    })
    expect((await exportShop(test.db))['tariffs']).toHaveLength(2)
    const { moved = [] } = await createStores(test).loadDirectory()
    expect(moved).toContainEqual({ host: 'www.marron.example', pathPrefix: 'nl', code: 'be' })
  })

  it.each([
    ['the file has no shoes', { ...marron, shoes: [] }],
    ['views: a shop has a view', { ...marron, views: [] }],
    ['views.0.host: is no host name such as www.example.com', { views: [{ ...be, isDefault: true, host: 'a b' }] }],
    ['views: one of them, and only one, isDefault', { views: [be] }],
    ['views: two have the same host and pathPrefix', { views: [english, { ...be, pathPrefix: '' }] }],
    ['views.0: the default view cannot be hidden', { views: [{ ...english, isHidden: true }] }],
    ['views: be_en: there is no brand "other"', { views: [{ ...english, brand: 'other' }] }],
    ['views.0.settings has no sound', { views: [{ ...english, settings: { sound: 1 } }] }],
    ['views: be_en: No module "toy" has settings.', { views: [{ ...english, moduleSettings: { toy: { a: 1 } } }] }],
    ['brands.0.seller.email: is no mail address', { brands: [{ ...brand, seller: { ...seller, email: 'x' } }] }],
    [
      'brands: twin: another seller has its invoicePrefix',
      {
        brands: [
          { ...brand, name: 'M' },
          { ...brand, code: 'twin' },
        ],
      },
    ],
    [
      'brands: marron: ink cannot be read on ground',
      { brands: [{ ...brand, look: { ...plainLook, ink: '#9a9a9a' } }] },
    ],
    ['it names a brand that is not there', { brands: [], tariffs: [{ ...home, brands: ['other'] }] }],
    ['only home delivery can be', { tariffs: [{ ...home, kind: 'store', timing: 'sunday' }] }],
    ['countries: FR has tariffs and is missing', { countries: ['BE'] }],
    ['countries: LU has no tariff', { countries: ['FR', 'BE', 'LU'] }],
    ['the file: ', 'shop'],
  ])('refuses all of it: %s', async (fault, file) => {
    await apply(marron)
    const before = await exportShop(test.db)

    expect(await apply(file)).toEqual({
      ok: false,
      refusal: { code: 'shop-file-refused', faults: expect.arrayContaining([expect.stringContaining(fault)]) },
    })
    expect(await exportShop(test.db)).toEqual(before)
  })
})
