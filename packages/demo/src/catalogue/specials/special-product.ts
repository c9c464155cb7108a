import type { ProductDocument } from '@vonk/contract'
import { type Cents, toDecimal } from '@vonk/domain/money'
import type { Instant } from '@vonk/domain/pricing'
import type { Brand } from '../../label/index.ts'
import type { Language } from '../../label/language.ts'
import type { SpecialKind, SpecialWords, Translated } from '../../words/index.ts'
import { toText } from '../calendar.ts'
import type { DemoArtwork, DemoDrawing } from '../demo-catalogue.ts'
import { makerFields } from '../documents/describing-fields.ts'
import { optionId } from '../documents/options.ts'
import { toHtml } from '../documents/to-html.ts'
import type { Article, Variant } from '../range/article.ts'
import type { StockLevel } from '../range/count-stock.ts'
import type { Wordbook } from '../range/write-articles.ts'
import type { Placing } from '../shop-floor/place-products.ts'

export type Part = { readonly article: Article; readonly variant: Variant }

/** A product that is not one garment in one colour. */
export type SpecialProduct = {
  readonly id: number
  readonly sku: string
  readonly brand: Brand
  readonly kind: SpecialKind
  readonly type: Exclude<ProductDocument['type_id'], 'configurable'>
  readonly words: SpecialWords
  /** Null where the parts decide. */
  readonly price: Cents | null
  readonly taxClassId: number
  readonly stock: StockLevel | null
  readonly launchedAt: Instant
  readonly visibility: number
  readonly pictures: readonly { readonly path: string; readonly shows: Translated }[]
  readonly drawings: readonly DemoDrawing[]
  readonly artwork: readonly DemoArtwork[]
  /** The sizes of articles it is made of. */
  readonly parts: readonly Part[]
  readonly fields: (language: Language) => Partial<ProductDocument> & Record<string, unknown>
}

/** What the makers of specials work with. */
export type Bench = {
  readonly brand: Brand
  readonly seed: number
  readonly day: Instant
  readonly nextId: () => number
  /** A number no design has, so that its name is free. */
  readonly nextNumber: () => number
  /** What is open to everybody and can be bought, in the shop's order. */
  readonly articles: readonly Article[]
  readonly words: Wordbook
}

export function specialDocument(special: SpecialProduct, placing: Placing, language: Language): ProductDocument {
  const options = special.fields(language)
  const hasOptions = options.custom_options || options.bundle_options || special.type === 'downloadable' ? 1 : 0
  return {
    id: special.id,
    sku: special.sku,
    type_id: special.type,
    status: 1,
    visibility: special.visibility,
    tax_class_id: special.taxClassId,
    ...(special.price !== null && { price: toDecimal(special.price) }),
    ...wordFields(special.words, language),
    ...pictureFields(special.pictures, language),
    category_ids: placing.ids,
    category: placing.entries(language),
    brand: optionId('brand', special.brand),
    new: 0,
    sale: 0,
    product_links: [],
    has_options: hasOptions,
    required_options: hasOptions,
    // What comes by email has no maker to name.
    ...(special.type !== 'virtual' && special.type !== 'downloadable' && makerFields(special.brand, language)),
    ...options,
    created_at: toText(special.launchedAt),
    updated_at: toText(placing.updatedAt),
  }
}

function wordFields({ name, description, slug, metaDescription }: SpecialWords, language: Language) {
  return {
    name: name[language],
    description: toHtml(description[language]),
    slug: slug[language],
    url_key: slug[language],
    url_path: slug[language],
    meta_title: name[language],
    meta_description: metaDescription[language],
  }
}

function pictureFields(pictures: SpecialProduct['pictures'], language: Language) {
  const image = pictures[0]?.path ?? null
  return {
    image,
    small_image: image,
    thumbnail: image,
    media_gallery: pictures.map(({ path, shows }, index) => ({
      image: path,
      pos: index + 1,
      typ: 'image',
      lab: shows[language],
      vid: null,
    })),
  }
}
