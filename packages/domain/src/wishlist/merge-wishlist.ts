type Wished = { readonly sku: string }

type Lists<Item extends Wished> = {
  /** What the server holds. */
  readonly server: readonly Item[]
  /** The device's list when the server was asked; nothing of it counts as new. */
  readonly before: readonly Wished[]
  /** The device's list now that the server has answered. */
  readonly now: readonly Item[]
}

/**
 * The list a device goes on with: what the server holds, in its order, without what was taken off while it was asked, then
 * what is new on the device. A login asks with nothing before, so that everything on the device is kept.
 */
export function mergeWishlist<Item extends Wished>({ server, before, now }: Lists<Item>): readonly Item[] {
  const skusBefore = skusOf(before)
  const skusNow = skusOf(now)
  const held = server.filter(({ sku }) => skusNow.has(sku) || !skusBefore.has(sku))
  const heldSkus = skusOf(held)
  const added = now.filter(({ sku }) => !skusBefore.has(sku) && !heldSkus.has(sku))
  return [...held.map((item) => now.find(({ sku }) => sku === item.sku) ?? item), ...added]
}

function skusOf(items: readonly Wished[]): ReadonlySet<string> {
  return new Set(items.map(({ sku }) => sku))
}
