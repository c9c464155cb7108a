import type { Category, CategoryDisplayMode } from '@vonk/domain/categories'
import type { FoundAttribute, FoundCategory } from './catalogue/product-fields.ts'

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

export function toShownCategory(document: FoundCategory): ShownCategory {
  return {
    id: document.id,
    parentId: document.parentId,
    // The API writes them as texts.
    parentIds: (document.parentIds ?? []).map(Number),
    name: document.name,
    slug: document.slug ?? document.urlKey ?? '',
    level: document.level,
    path: document.path,
    position: document.position,
    isActive: document.isActive,
    productCount: document.productCount ?? 0,
    urlKey: document.urlKey ?? '',
    urlPath: document.urlPath ?? '',
    displayMode: displayModeOf(document.displayMode),
    metaTitle: document.metaTitle ?? '',
    metaDescription: document.metaDescription ?? '',
    metaKeywords: document.metaKeywords ?? '',
    description: document.description ?? '',
    image: document.image ?? null,
    updatedAt: document.updatedAt ?? null,
  }
}

const displayModes: readonly CategoryDisplayMode[] = ['PRODUCTS', 'PAGE', 'PRODUCTS_AND_PAGE']

function displayModeOf(text: string | null | undefined): CategoryDisplayMode {
  return displayModes.find((mode) => mode === text) ?? 'PRODUCTS'
}

export function toAttributeFact(document: FoundAttribute): AttributeFact {
  const options = [...(document.options ?? [])].sort((a, b) => (a.sortOrder ?? 0) - (b.sortOrder ?? 0))
  const facts = options.map((option): [string, OptionFact] => {
    const id = String(option.value)
    return [id, { id, label: option.label, ...extrasOf(option) }]
  })
  return {
    code: document.attributeCode,
    label: document.frontendLabel ?? document.defaultFrontendLabel ?? document.attributeCode,
    options: new Map(facts),
  }
}

function extrasOf(option: Readonly<Record<string, unknown>>): Pick<OptionFact, 'swatch' | 'age' | 'kind'> {
  return { swatch: textOf(option.swatch), age: textOf(option.age), kind: textOf(option.kind) }
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}
