import { rootCategoryId } from '../categories/index.ts'
import type { PriceRange, SortOptions } from '../filters/index.ts'

export type CatalogueSettings = {
  /** Lists also show products that are out of stock. */
  readonly listOutOfStock: boolean
  /** A hidden variant opened by its own address leads to its parent instead of failing. */
  readonly preventConfigurableChildrenDirectAccess: boolean
  /** Attributes a list can be filtered by. */
  readonly listFilters: readonly string[]
  /** Entries of the filter menu that are no attributes. */
  readonly systemFilterNames: readonly string[]
  readonly priceRanges: readonly PriceRange[]
  /** Sort menu, by label, in the order shown. */
  readonly sortOptions: SortOptions
  /** Order of a list nobody has sorted. */
  readonly defaultSort: string
  /** Products a category list loads at a time. */
  readonly productPageSize: number
  /** Most products read to find out which filters a list can offer. */
  readonly maxFiltersQuerySize: number
  /** Options counted per attribute. */
  readonly aggregationSize: number
  /** Options counted for attributes that have more of them. */
  readonly aggregationSizes: Readonly<Record<string, number>>
  /** Ids below it are no categories. */
  readonly rootCategoryId: number
  /** Most categories read at once. */
  readonly categoryFetchSize: number
  /** Levels of the menu read before anyone opens them: 1 is what every page shows, 2 also what is below it. */
  readonly categoriesDynamicPrefetchLevel: number
  /** Most attributes read at once. */
  readonly attributePageSize: number
  /** Lists that count options also describe the attributes, for old clients that are set to read them there. */
  readonly loadByAttributeMetadata: boolean
}

export const catalogueDefaults: CatalogueSettings = {
  listOutOfStock: false,
  preventConfigurableChildrenDirectAccess: true,
  listFilters: ['brand', 'size', 'color', 'price', 'pim_geslacht', 'pim_fitcode', 'pim_seizoen', 'pim_kinderleeftijd'],
  systemFilterNames: ['sort'],
  priceRanges: [
    { from: 0, to: 10000 },
    { from: 10000, to: 25000 },
    { from: 25000, to: 50000 },
    { from: 50000, to: null },
  ],
  sortOptions: {
    Recommended: { id: 'category.position:asc', type: 'sort' },
    New: { id: 'updated_at:desc', type: 'sort' },
    'Price low to high': { id: 'final_price:asc', type: 'sort' },
    'Price high to low': { id: 'final_price:desc', type: 'sort' },
  },
  defaultSort: 'updated_at:desc',
  productPageSize: 50,
  maxFiltersQuerySize: 999,
  aggregationSize: 10,
  aggregationSizes: { size: 60, color: 40 },
  rootCategoryId,
  categoryFetchSize: 4000,
  categoriesDynamicPrefetchLevel: 2,
  attributePageSize: 150,
  loadByAttributeMetadata: false,
}
