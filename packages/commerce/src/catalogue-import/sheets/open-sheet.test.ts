import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findProductBySku, readAttributes, readCategories, readTaxRules } from '../../catalogue/index.ts'
import { readStock } from '../../stock/index.ts'
import { type OpenImport, openImport } from '../testing/open-import.ts'
import { openSheet } from './open-sheet.ts'

let opened: OpenImport
beforeEach(async () => {
  opened = await openImport()
})
afterEach(() => opened.close())

/** Takes a sheet in as its lines are written, cells apart by semicolons. */
async function take(...texts: readonly string[]) {
  const [columns = [], ...rows] = texts.map((text) => text.split(';'))
  const lines = rows.map((cells, at) => ({
    line: at + 2,
    fields: Object.fromEntries(columns.map((name, place) => [name, cells[place] ?? ''])),
  }))
  const { db, directory } = opened
  const sheet = await openSheet(db, { name: 'sheet.csv', columns, lines, directory, store: null })
  if (sheet.kind === 'wrong-columns') return { ...sheet, counts: null, refused: [], created: [] }
  return { ...sheet, ...(await opened.take(sheet.source)) }
}

const productOf = async (sku: string, view = 'nl') => (await findProductBySku(opened.db, view, sku))?.product

describe('openSheet', () => {
  it('makes a product of a row, in every language of the shop, with its tax, category and stock', async () => {
    const { counts, created, refused } = await take(
      'sku;name;name:de;price;vat;vat:DE;stock;categories;categories:de;brand;images;attribute:material',
      'CAP;Pet;Kappe;19,95;21;19;7;Meisjes > Petten;Mädchen > Kappen;Noor;cap.jpg|cap-back.jpg;Katoen',
    )

    expect(refused).toEqual([])
    expect(created).toEqual([
      'category Meisjes',
      'category Meisjes > Petten',
      'brand Noor',
      'material Katoen',
      'tax class 2: VAT NL 21, DE 19',
    ])
    expect(counts).toMatchObject({
      product: { added: 3 },
      category: { added: 9 },
      attribute: { added: 6 },
      taxrule: { added: 3 },
      stock: { added: 1 },
    })
    expect(await productOf('CAP')).toMatchObject({
      ...{ name: 'Pet', type_id: 'simple', price: 19.95, tax_class_id: 2, url_path: 'pet-1', image: '/c/a/cap.jpg' },
      media_gallery: [{ image: '/c/a/cap.jpg' }, { image: '/c/a/cap-back.jpg' }],
      category: [{ name: 'Petten' }],
    })
    expect(await productOf('CAP', 'de')).toMatchObject({ name: 'Kappe', category: [{ name: 'Kappen' }] })
    expect(await productOf('CAP', 'rz_nl')).toBeUndefined()
    expect((await readStock(opened.db, ['CAP'])).get('CAP')).toMatchObject({ quantity: 7, manageStock: true })
    expect((await readTaxRules(opened.db, 'de'))[0]?.rates).toMatchObject([
      { tax_country_id: 'NL', rate: 21 },
      { tax_country_id: 'DE', rate: 19 },
    ])
    const petten = (await readCategories(opened.db, 'nl')).find(({ name }) => name === 'Petten')
    expect(petten).toMatchObject({ product_count: 1, url_path: 'meisjes/petten', level: 3 })
  })

  it('takes what the law wants said of a product, in the language of each view', async () => {
    const { refused } = await take(
      'sku;name;price;manufacturer;manufacturer address;manufacturer_email;responsible person;responsible person address;responsible person address:de;responsible person email;safety_warnings;safety warnings:de;composition;composition:de;care instructions;care instructions:de',
      'TOY;Bal;5;Ball Ltd;1 High St, London;ball@maker.example;Noor BV;Kade 1, Gent, België;Kade 1, Gent, Belgien;https://noor.example;Kleine delen | Niet onder 3 jaar;Kleinteile | Nicht unter 3 Jahren;100% katoen;100 % Baumwolle;Koud wassen;Kalt waschen',
    )
    const maker = {
      manufacturer: 'Ball Ltd',
      manufacturer_address: '1 High St, London',
      manufacturer_email: 'ball@maker.example',
      responsible_person: 'Noor BV',
      responsible_person_email: 'https://noor.example',
    }

    expect(refused).toEqual([])
    expect(await productOf('TOY')).toMatchObject({
      ...maker,
      responsible_person_address: 'Kade 1, Gent, België',
      safety_warnings: ['Kleine delen', 'Niet onder 3 jaar'],
      composition: '100% katoen',
      care_instructions: 'Koud wassen',
    })
    expect(await productOf('TOY', 'de')).toMatchObject({
      ...maker,
      responsible_person_address: 'Kade 1, Gent, Belgien',
      safety_warnings: ['Kleinteile', 'Nicht unter 3 Jahren'],
      composition: '100 % Baumwolle',
      care_instructions: 'Kalt waschen',
    })
  })

  it('makes one product of the rows that share a parent, with what they differ in to choose from', async () => {
    const { refused } = await take(
      'sku;parent sku;name;price;special price;size;color;stock;ean',
      'TEE;;T-shirt;15;;;;;',
      'TEE-92;TEE;;;;92;Rood;3;871001',
      'TEE-98;TEE;;17,50;9,95;98;rood;0;871002',
      'SOCK-S;SOCK;Sokken;5;;S;;uncounted;',
      'SOCK-L;SOCK;;6;;L;;2;',
    )
    const tee = await productOf('TEE')
    const [color] = (await readAttributes(opened.db, 'nl')).filter(({ attribute_code: code }) => code === 'color')

    expect(refused).toEqual([])
    expect(color?.options).toMatchObject([{ label: 'Rood' }])
    expect(tee).toMatchObject({
      ...{ type_id: 'configurable', name: 'T-shirt', price: 15 },
      configurable_options: [{ attribute_code: 'size', label: 'Maat', values: [{ label: '92' }, { label: '98' }] }],
      configurable_children: [
        { sku: 'TEE-92', price: 15, ean: '871001' },
        { sku: 'TEE-98', price: 17.5, special_price: 9.95, ean: '871002' },
      ],
    })
    expect(tee).not.toHaveProperty('ean')
    expect(await productOf('SOCK')).toMatchObject({ name: 'Sokken', price: 5 })
    const stock = await readStock(opened.db, ['TEE', 'TEE-92', 'TEE-98', 'SOCK-S', 'SOCK-L'])
    expect([...stock].map(([sku, { quantity, manageStock }]) => [sku, quantity, manageStock]).toSorted()).toEqual([
      ['SOCK-L', 2, true],
      ['SOCK-S', 0, false],
      ['TEE-92', 3, true],
      ['TEE-98', 0, true],
    ])
  })

  it('changes only what differs, and leaves alone what it does not speak of', async () => {
    const whole = [
      'sku;parent sku;name;description;price;size;categories;vat;stock;brand',
      'CAP;;Pet;<p>Warm</p>;19,95;;Meisjes;21;7;Noor',
      'TEE-92;TEE;T-shirt;Zacht;15;92;Meisjes;21;3;Noor',
      'TEE-98;TEE;T-shirt;Zacht;15;98;Meisjes;21;3;Noor',
    ]
    await take(...whole)
    const again = await take(...whole)
    expect(again.created).toEqual([])
    expect(again.counts).toMatchObject({ product: { added: 0, changed: 0, unchanged: 6 } })
    expect(Object.values(again.counts ?? {}).flatMap(({ added, changed }) => [added, changed])).not.toContain(1)

    const dearer = await take('sku;parent sku;price;size', 'CAP;;21;', 'TEE-98;TEE;16;98', 'TEE-104;TEE;16;104')
    expect(dearer.refused).toEqual([])
    expect(dearer.counts).toMatchObject({ product: { changed: 6 } })
    expect(await productOf('CAP')).toMatchObject({ name: 'Pet', description: '<p>Warm</p>', price: 21 })
    expect(await productOf('TEE')).toMatchObject({
      description: 'Zacht',
      configurable_options: [{ values: [{ label: '92' }, { label: '98' }, { label: '104' }] }],
      configurable_children: [
        { sku: 'TEE-92', price: 15 },
        { sku: 'TEE-98', price: 16 },
        { sku: 'TEE-104', price: 16 },
      ],
    })
    expect((await readStock(opened.db, ['CAP'])).get('CAP')).toMatchObject({ quantity: 7 })
  })

  it('refuses rows that make no sense, each with its line and reason, and takes the others', async () => {
    const { refused, counts } = await take(
      'sku;parent sku;name;price;size',
      'CAP;;Pet;cheap;',
      'CAP2;;Pet;10;',
      'CAP2;;Pet;10;',
      ';;Pet;10;',
      'BAG;;;10;',
      'MUG;;Mok;;',
      'TEE-92;TEE;T-shirt;15;92',
      'TEE-X;TEE;T-shirt;15;92',
      'TEE-Y;TEE;T-shirt;15;',
      'HAT;;Hoed;x;',
      'HAT-1;HAT;Hoed;10;1',
    )

    expect(refused.map(({ line, sku, reason }) => [line, sku, reason])).toEqual([
      [2, 'CAP', 'price: a price is an amount such as 19,95, not "cheap"'],
      [4, 'CAP2', 'its sku is in line 3 already'],
      [5, '', 'it has no sku'],
      [6, 'BAG', 'it has no name'],
      [7, 'MUG', 'it has no price'],
      [9, 'TEE-X', 'it is the same size as line 8'],
      [10, 'TEE-Y', 'it has no size, which others of the same parent have'],
      [11, 'HAT', expect.stringContaining('price')],
      [12, 'HAT-1', 'the product it belongs to, in line 11, is refused'],
    ])
    expect(counts).toMatchObject({ product: { added: 6, refused: 0 } })
  })

  it('says of every column it does not know what may have been meant, and takes nothing', async () => {
    expect(await take('sku;nmae;Colour;size:fr;sku', 'CAP;Pet;;;')).toMatchObject({
      kind: 'wrong-columns',
      faults: [
        expect.stringContaining('did you mean "name"?'),
        expect.stringContaining('a language of the shop (nl, en, de)'),
        '"sku" is there twice',
      ],
    })
    expect(await take('name;price', 'Pet;5')).toMatchObject({ faults: ['a sheet needs the column sku'] })
    expect(await opened.count('catalogue_product')).toBe(0)
  })
})
