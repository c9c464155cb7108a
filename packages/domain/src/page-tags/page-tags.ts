/**
 * Cache tags: the names of what a cached page depends on. Who answers a call names them, who changes something publishes
 * an event, and the cache tells from the event which tags have changed.
 */
export const pageTags = {
  /** Everything a view shows. */
  view: (view: string) => `view ${view}`,
  /** The store views themselves: which there are, where they are, how they are set. */
  views: 'views',
  /** Whether the shop is open. */
  maintenance: 'maintenance',
  product: (view: string, id: number | string) => `product ${view} ${id}`,
  /** Any product of the view: for lists, for numbers, and for what could not be found. */
  products: (view: string) => `products ${view}`,
  /** What a category lists, and what it says of itself. */
  category: (view: string, id: number | string) => `category ${view} ${id}`,
  /** The stock of anything the view sells: for lists of no category. */
  stock: (view: string) => `stock ${view}`,
  /** What all products of a view share: its categories, attributes and taxes. */
  catalogue: (view: string) => `catalogue ${view}`,
  /** What stands at a path: a redirect, a product, or nothing. */
  address: (view: string, path: string) => `address ${view} ${path}`,
  story: (key: string | number) => `story ${key}`,
  /** Any story of the view: for lists of them. */
  stories: (view: string) => `stories ${view}`,
  /** Any review: none says whose it was before. */
  reviews: 'reviews',
  /** The shops of brick and mortar. */
  locations: 'locations',
} as const
