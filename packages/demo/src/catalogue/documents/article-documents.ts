import type { ConfigurableChildDocument, ProductDocument } from '@vonk/contract'
import type { Language } from '../../label/language.ts'
import { filterLabels, type ProductWords } from '../../words/index.ts'
import { toText } from '../calendar.ts'
import type { Markdown } from '../markdown.ts'
import type { Article, Variant } from '../range/article.ts'
import { agesOf, genderOf } from '../range/wearer.ts'
import type { CategoryEntry, Placing } from '../shop-floor/place-products.ts'
import { nameOptions } from '../specials/custom-options.ts'
import { taxClasses } from '../tax-rules.ts'
import { attributeId } from './attribute-documents.ts'
import { describingFields } from './describing-fields.ts'
import { galleryOf } from './gallery.ts'
import type { Links } from './link-products.ts'
import { optionId, optionOf } from './options.ts'
import { priceFields } from './price-fields.ts'

/** An article as it stands in one shop. */
export type Exhibit = {
  readonly article: Article
  readonly words: ProductWords
  /** The prices of this shop. */
  readonly markdown: Markdown
  readonly isReduced: boolean
  readonly placing: Placing
  readonly links: Links
}

/** The document of an article in each language; what they share is made once. */
export function articleDocuments(exhibit: Exhibit): (language: Language) => ProductDocument {
  const { article, words, placing } = exhibit
  const shared = sharedFields(exhibit)
  const gallery = galleryOf(article, words.name)
  return (language) => ({
    ...shared,
    ...describingFields(article, words, language),
    media_gallery: gallery(language),
    category: placing.entries(language) satisfies CategoryEntry[],
    ...(article.variants.length > 1 && { configurable_options: [sizeOption(article, language)] }),
    ...(article.style.namePlace && nameFields(article, article.style.namePlace, language)),
  })
}

/** The garment waits for the buyer's own word, in the middle of its chest or between its shoulders. */
function nameFields(article: Article, place: 'chest' | 'back', language: Language) {
  // A hood's cords hang over the upper half of the chest.
  const y = place === 'chest' && article.style.garment === 'hoodie' ? 52 : 46
  const area = { image: `${article.drawnAs}-blank.svg`, x: 50, y, width: 36 }
  return { is_personalised: 1, print_area: area, custom_options: nameOptions(article, language) }
}

function sharedFields({ article, words, markdown, isReduced, placing, links }: Exhibit) {
  const { style, colour, variants } = article
  const isSimple = variants.length === 1
  const color = optionId('color', colour.id)
  const image = `${article.drawnAs}-front.svg`
  return {
    id: article.id,
    sku: article.sku,
    type_id: isSimple ? ('simple' as const) : ('configurable' as const),
    status: article.status,
    visibility: article.visibility,
    tax_class_id: taxClasses.standard,
    ...priceFields({ regular: style.price, style, markdown }),
    image,
    small_image: image,
    thumbnail: image,
    category_ids: placing.ids,
    brand: optionId('brand', style.brand),
    color,
    ...filterFields(article, words),
    ...(isSimple
      ? { size: optionId('size', 'OS') }
      : {
          color_options: [color],
          size_options: variants.map(({ size }) => optionId('size', size)),
          configurable_children: variants.map((variant) => childDocument(variant, { color, article, markdown })),
        }),
    new: style.collection === 'new' ? 1 : 0,
    sale: isReduced ? 1 : 0,
    product_links: links,
    has_options: isSimple && !style.namePlace ? 0 : 1,
    required_options: isSimple && !style.namePlace ? 0 : 1,
    care_symbols: words.careSymbols,
    garment: style.garment,
    created_at: toText(article.launchedAt),
    updated_at: toText(placing.updatedAt),
  }
}

const unfitted = ['bag', 'socks', 'cap', 'beanie', 'sneaker']

function filterFields({ style }: Article, { fitCode }: ProductWords) {
  const ages = agesOf(style).map((age) => optionId('pim_kinderleeftijd', age))
  return {
    pim_geslacht: optionId('pim_geslacht', genderOf(style)),
    pim_fitcode: unfitted.includes(style.garment) ? null : optionId('pim_fitcode', fitCode),
    pim_seizoen: optionId('pim_seizoen', style.season),
    pim_kinderleeftijd: ages[0] ?? null,
    ...(ages.length > 1 && { pim_kinderleeftijd_options: ages }),
  }
}

type Family = { readonly color: number; readonly article: Article; readonly markdown: Markdown }

/** Only what differs from its parent, and what names it. */
function childDocument(variant: Variant, { color, article, markdown }: Family): ConfigurableChildDocument {
  const { id, sku, status, size, price } = variant
  return {
    id,
    sku,
    status,
    visibility: 1,
    color,
    size: optionId('size', size),
    ...priceFields({ regular: price, style: article.style, markdown }),
  }
}

function sizeOption({ id, variants }: Article, language: Language) {
  return {
    id: attributeId('size') * 100_000 + id,
    attribute_id: attributeId('size'),
    attribute_code: 'size',
    label: filterLabels.size.label[language],
    position: 0,
    values: variants.map(({ size }) => {
      const option = optionOf('size', size)
      return { value_index: option.id, label: option.label[language] }
    }),
  }
}

/** A variant as a page of its own, that only outfits and sets lead to. */
export function variantDocument(variant: Variant, exhibit: Exhibit): (language: Language) => ProductDocument {
  const { article, words, markdown } = exhibit
  const { style, colour } = article
  const size = optionOf('size', variant.size)
  const image = `${article.drawnAs}-front.svg`
  return (language) => {
    const slug = `${words.slug[language]}-${variant.size.toLowerCase()}`
    return {
      id: variant.id,
      sku: variant.sku,
      type_id: 'simple',
      parentSku: article.sku,
      parentId: article.id,
      name: `${words.name[language]}, ${colour.names[language]}, ${size.label[language]}`,
      slug,
      url_key: slug,
      url_path: slug,
      status: variant.status,
      visibility: 1,
      tax_class_id: taxClasses.standard,
      ...priceFields({ regular: variant.price, style, markdown }),
      image,
      small_image: image,
      thumbnail: image,
      brand: optionId('brand', style.brand),
      color: optionId('color', colour.id),
      size: size.id,
      created_at: toText(article.launchedAt),
      updated_at: toText(article.launchedAt),
    }
  }
}
