import type { AttributeDocument, CategoryDocument } from '@vonk/contract'
import type { Category, CategoryDisplayMode } from '@vonk/domain/categories'

export type ShownCategory = Category & {
  readonly description: string
  readonly image: string | null
  /** Null where nobody keeps it. */
  readonly updatedAt: string | null
}

export type OptionFact = {
  readonly id: string
  readonly label: string
  /** A colour in the words of CSS; only colours have one. */
  readonly swatch: string | null
  /** The age a size is meant for, in words; only sizes by height have one. */
  readonly age: string | null
  readonly kind: string | null
}

export type AttributeFact = {
  readonly code: string
  readonly label: string
  /** In the shop's own order. */
  readonly options: ReadonlyMap<string, OptionFact>
}

export function toShownCategory(document: CategoryDocument): ShownCategory {
  return {
    id: document.id,
    parentId: document.parent_id,
    // The API writes them as texts.
    parentIds: (document.parent_ids ?? []).map(Number),
    name: document.name,
    slug: document.slug ?? document.url_key ?? '',
    level: document.level,
    path: document.path,
    position: document.position,
    isActive: document.is_active,
    productCount: document.product_count ?? 0,
    urlKey: document.url_key ?? '',
    urlPath: document.url_path ?? '',
    displayMode: displayModeOf(document.display_mode),
    metaTitle: document.meta_title ?? '',
    metaDescription: document.meta_description ?? '',
    metaKeywords: document.meta_keywords ?? '',
    description: document.description ?? '',
    image: document.image ?? null,
    updatedAt: document.updated_at ?? null,
  }
}

const displayModes: readonly CategoryDisplayMode[] = ['PRODUCTS', 'PAGE', 'PRODUCTS_AND_PAGE']

function displayModeOf(text: string | null | undefined): CategoryDisplayMode {
  return displayModes.find((mode) => mode === text) ?? 'PRODUCTS'
}

export function toAttributeFact(document: AttributeDocument): AttributeFact {
  const options = [...(document.options ?? [])].sort((a, b) => (a.sort_order ?? 0) - (b.sort_order ?? 0))
  const facts = options.map((option): [string, OptionFact] => {
    const id = String(option.value)
    return [id, { id, label: option.label, ...extrasOf(option) }]
  })
  return {
    code: document.attribute_code,
    label: document.frontend_label ?? document.default_frontend_label ?? document.attribute_code,
    options: new Map(facts),
  }
}

function extrasOf(option: Readonly<Record<string, unknown>>): Pick<OptionFact, 'swatch' | 'age' | 'kind'> {
  return { swatch: textOf(option.swatch), age: textOf(option.age), kind: textOf(option.kind) }
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}
