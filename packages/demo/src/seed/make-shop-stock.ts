import { createHash } from 'node:crypto'
import type { ShopStockRow } from '@vonk/commerce/stock'
import type { PhysicalStore } from '@vonk/contract'
import type { DemoSellable } from '../catalogue/index.ts'

type ShopStockPlan = {
  readonly seed: number
  readonly shops: readonly PhysicalStore[]
  readonly sellables: readonly DemoSellable[]
}

/** A shop carries a part of its brand's collection, most sizes of a style, few pieces of each. */
export function makeShopStock({ seed, shops, sellables }: ShopStockPlan): ShopStockRow[] {
  const goods = sellables.filter(({ type, isListed }) => type === 'simple' && isListed)
  return shops.flatMap((shop) =>
    goods.flatMap(({ sku, parentSku, brand }) => {
      if (!shop.brands.includes(brand) || roll(`${seed} ${shop.id} ${parentSku}`) > 0.45) return []
      const quantity = Math.floor(roll(`${seed} ${shop.id} ${sku}`) * 6)
      return quantity === 0 ? [] : [{ locationId: shop.id, sku, quantity }]
    }),
  )
}

/** From 0 to 1, the same for the same text. */
function roll(text: string): number {
  return createHash('sha1').update(text).digest().readUInt32BE(0) / 2 ** 32
}
