import { choicesOf, findVariantByChoices } from '@vonk/domain/variants'
import { describe, expect, it } from 'vitest'
import { colours } from '../../label/index.ts'
import { everyProduct, everyView, garmentPictures, isInLists, mainViews, theCatalogue, viewOf } from '../testing.ts'
import { optionOf } from './options.ts'

const configurables = () => everyProduct().filter(([, { type_id }]) => type_id === 'configurable')

function variantsOf(product: ReturnType<typeof everyProduct>[number][1]) {
  const options = (product.configurable_options ?? []).map(({ attribute_id, attribute_code, label, values }) => ({
    attributeId: `${attribute_id}`,
    attributeCode: attribute_code,
    label,
    values: values.map(({ value_index, label: text = '' }) => ({ valueIndex: `${value_index}`, label: text })),
  }))
  const children = (product.configurable_children ?? []).map(({ id, sku, status, size, color }) => ({
    id,
    sku,
    status,
    stock: null,
    attributes: { size: `${size}`, color: `${color}` },
    price: 1,
  }))
  return { sku: product.sku, options, children }
}

const sentences = ['description', 'meta_description', 'fit_advice', 'care_instructions']

/** What is written about a product, by its kind. */
function fieldsOf({ type_id, visibility }: ReturnType<typeof everyProduct>[number][1]): string[] {
  const page = ['name', 'slug', 'url_path']
  if (visibility === 1 && type_id === 'simple') return page
  const worn = type_id === 'configurable' ? ['fit_advice', 'care_instructions', 'composition'] : []
  return [...page, 'description', 'meta_title', 'meta_description', ...worn]
}

describe('articleDocuments', () => {
  it('offers five to nine sizes, each of them a child that its choice leads to [PROD-10 PROD-11 PROD-16]', () => {
    const wrong = configurables().filter(([, product]) => {
      const configurable = variantsOf(product)
      const { children, options } = configurable
      const isFound = children.every((child) => findVariantByChoices(configurable, choicesOf(child, options)) === child)
      const isFilled = options.length === 1 && options[0]?.values.length === children.length
      return !isFound || !isFilled || children.length < 5 || children.length > 9
    })

    expect(configurables().length).toBeGreaterThan(2700)
    expect(wrong).toEqual([])
  })

  it('lists its options for the filters [FILT-03]', () => {
    for (const [, { size_options, color_options, color, configurable_children }] of configurables()) {
      expect([size_options, color_options]).toEqual([configurable_children?.map(({ size }) => size), [color]])
    }
  })

  it.each([
    ['nl', 'de', 'en'],
    ['rz_nl', 'rz_de', 'rz_en'],
  ])('says everything in the languages of %s, %s and %s', (...codes) => {
    const [nl = [], ...others] = codes.map((code) => viewOf(code).products)
    const told = nl.flatMap((dutch, index) =>
      fieldsOf(dutch).map((field) => ({
        dutch,
        field,
        texts: [dutch, ...others.map((list) => list[index])].map((each) => each?.[field]),
      })),
    )

    expect(others.map((list) => list.map(({ id }) => id))).toEqual([nl, nl].map((list) => list.map(({ id }) => id)))
    expect(told.filter(({ texts }) => texts.some((text) => !/\S{3}/.test(`${text ?? ''}`)))).toEqual([])
    // Some names and fibres are spelled alike in two languages; sentences never are.
    expect(told.filter(({ field, texts }) => sentences.includes(field) && new Set(texts).size < 3)).toEqual([])
  })

  it('writes its descriptions as safe paragraphs', () => {
    for (const [, { description }] of everyProduct()) {
      if (description) expect(description).toMatch(/^<p>[^<>]+<\/p>$/)
    }
  })

  it('has a label for every option it names [PROD-18 PROD-19 FILT-03]', () => {
    const codes = ['brand', 'size', 'color', 'pim_geslacht', 'pim_fitcode', 'pim_seizoen', 'pim_kinderleeftijd']
    for (const [, { products, attributes }] of everyView()) {
      const labelled = new Set(
        attributes.flatMap(({ attribute_code, options }) =>
          (options ?? []).map(({ value }) => `${attribute_code} ${value}`),
        ),
      )
      const named = products.flatMap((product) =>
        codes.flatMap((code) =>
          [product[code], product[`${code}_options`]].flat().map((value) => [code, value] as const),
        ),
      )
      const unlabelled = named.filter(([code, value]) => value != null && !labelled.has(`${code} ${value}`))
      expect(unlabelled).toEqual([])
    }
  })

  it('tells colours by their swatch and sizes in the order of growing up', () => {
    const options = (code: string) =>
      viewOf('en').attributes.find((each) => each.attribute_code === code)?.options ?? []
    const labels = options('size').map(({ label }) => label)

    expect(options('color').every((option) => /^#[0-9a-f]{6}$/.test(`${option['swatch']}`))).toBe(true)
    expect(labels.slice(0, 3)).toEqual(['50', '56', '62'])
    expect(labels.indexOf('188')).toBeLessThan(labels.indexOf('XS'))
    expect(labels.indexOf('XS')).toBeLessThan(labels.indexOf('XL'))
    expect(options('size').map(({ sort_order }) => sort_order)).toEqual(labels.map((_, index) => index + 1))
  })

  it('uses no more sizes and colours in a shop than a filter shows [FILT-05]', () => {
    for (const [, { products }] of everyView()) {
      expect(new Set(products.flatMap(({ size_options }) => size_options ?? [])).size).toBeLessThanOrEqual(60)
      expect(new Set(products.flatMap(({ color_options }) => color_options ?? [])).size).toBeLessThanOrEqual(40)
    }
  })

  it('never makes Vonk for teens nor Razz for babies [PROD-07]', () => {
    const baby = optionOf('pim_kinderleeftijd', 'baby').id
    const teens = optionOf('pim_kinderleeftijd', 'teens').id
    const agesIn = (code: string) =>
      viewOf(code).products.flatMap((product) =>
        [product.pim_kinderleeftijd, product['pim_kinderleeftijd_options']].flat(),
      )

    expect(agesIn('nl')).not.toContain(teens)
    expect(agesIn('nl')).toContain(baby)
    expect(agesIn('rz_nl')).not.toContain(baby)
    expect(agesIn('rz_nl')).toContain(teens)
  })

  it('shows every product in pictures that are drawn [PROD-03]', () => {
    const { drawings, artwork } = theCatalogue()
    const drawn = new Set([...drawings, ...artwork].map(({ path }) => path))
    const shown = everyProduct().flatMap(([, { image, media_gallery }]) => [
      image ?? '',
      ...(media_gallery ?? []).map((entry) => entry.image),
    ])

    expect(drawn.size).toBe(drawings.length + artwork.length)
    expect(shown.filter((path) => !drawn.has(path))).toEqual([])
  })

  it('is drawn in its own colour, from three to five sides [PROD-03]', () => {
    const pictures = garmentPictures()
    const wrong = configurables().filter(([, { color, media_gallery }]) => {
      const hex = colours[Number(color) - optionOf('color', 'night').id]?.hex
      const views = (media_gallery ?? []).map(({ image }) => pictures.get(image))
      return views.length < 3 || views.length > 5 || views.some((picture) => picture?.colour !== hex)
    })

    expect(wrong).toEqual([])
  })

  it('names who made it, as the law on product safety wants', () => {
    for (const [, product] of configurables()) {
      const role = product['responsible_person'] === undefined ? 'manufacturer' : 'responsible_person'
      expect(product[role]).toMatch(/B\.V\./)
      expect(product[`${role}_address`]).toMatch(/\d{4} [A-Z]{2}/)
      expect(product[`${role}_email`]).toContain('@')
      expect([product['manufacturer'], product['manufacturer_address']]).not.toContain(undefined)
    }
    expect(configurables().some(([, product]) => product['responsible_person'] !== undefined)).toBe(true)
  })

  it('warns in the language of the view where a kind of garment has to', () => {
    const warned = configurables().flatMap(([code, { sku, safety_warnings: warnings }]) =>
      Array.isArray(warnings) ? [[code, sku, warnings.join(' ')] as const] : [],
    )

    expect(warned.some(([code, , text]) => code === 'nl' && text.includes('geen drijfmiddel'))).toBe(true)
    expect(warned.some(([code, , text]) => code === 'de' && text.includes('keine Schwimmhilfe'))).toBe(true)
    expect(warned.some(([code, , text]) => code === 'en' && text.includes('away from fire'))).toBe(true)
  })

  it('came into the shop over the past year, and was never changed before that [FILT-15]', () => {
    for (const code of mainViews) {
      const dated = viewOf(code).products.filter(isInLists)
      for (const { created_at, updated_at } of dated) expect(`${updated_at}` >= `${created_at}`).toBe(true)
      const months = new Set(dated.map(({ created_at }) => created_at?.slice(0, 7)))
      expect(months.size).toBeGreaterThanOrEqual(11)
      expect(new Set(dated.map(({ updated_at }) => updated_at?.slice(0, 7))).size).toBeGreaterThanOrEqual(6)
    }
  })
})
