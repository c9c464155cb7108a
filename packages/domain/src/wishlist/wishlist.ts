export type WishlistItem<Product> = Product & { readonly qty: 1 }

/** Adds a product once; what is on the list already stays as it is. */
export function addToWishlist<Product extends { readonly sku: string }>(
  items: readonly WishlistItem<Product>[],
  product: Product,
): readonly WishlistItem<Product>[] {
  return items.some((item) => item.sku === product.sku) ? items : [...items, { ...product, qty: 1 }]
}

export function removeFromWishlist<Item extends { readonly sku: string }>(
  items: readonly Item[],
  sku: string,
): readonly Item[] {
  return items.filter((item) => item.sku !== sku)
}
