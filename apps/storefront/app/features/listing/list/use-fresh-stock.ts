import { listStock } from '@vonk/contract/calls'
import { type LowStockSettings, listedStock, planStockPrefetch, type StockItem } from '@vonk/domain/stock'
import { useEffect, useMemo, useState } from 'react'
import { askShop, useSettings } from '#device/index.ts'
import { useTranslation } from '#i18n/index.ts'
import { whenIdle } from '#ui/when-idle.ts'
import { type CardLabel, type CardProduct, mostLabels } from '../../product/index.ts'
import { useShop } from '../../stores/index.ts'

type StockBySku = ReadonlyMap<string, StockItem>

const nothing: ReadonlyMap<string, StockItem> = new Map()

/** A list with the stock of its first products as it is now: the page may have been kept for a while. */
export function useFreshStock(products: readonly CardProduct[]): readonly CardProduct[] {
  const t = useTranslation()
  const settings = useSettings()
  const { code: storeCode } = useShop().view
  const [stock, setStock] = useState(nothing)
  // The same products in another object are not asked about again.
  const plan = JSON.stringify(
    planStockPrefetch(
      products.map(({ sku }) => sku),
      settings,
    ),
  )
  useEffect(() => {
    let isGone = false
    const ask = async (skus: readonly string[]) => {
      const found = await askStock(skus, storeCode)
      if (!isGone && found.size > 0) setStock((before) => new Map([...before, ...found]))
    }
    const calls: readonly string[][] = JSON.parse(plan)
    const cancel = whenIdle(() => void calls.map(ask))
    return () => {
      isGone = true
      cancel()
    }
  }, [plan, storeCode])

  return useMemo(() => {
    const textOf = (kind: StockLabel) => t(`product-label.${kind}`)
    return stock === nothing ? products : products.map((product) => withStock(product, { stock, settings, textOf }))
  }, [products, stock, settings, t])
}

async function askStock(skus: readonly string[], storeCode: string): Promise<StockBySku> {
  // The API family takes several in one value, with commas between them.
  const answer = await askShop(listStock, { skus: [skus.join(',')] }, { storeCode })
  if (!answer?.ok) return nothing
  return new Map(
    answer.value.map(
      ({ sku, product_id: productId, qty: quantity, is_in_stock: isInStock, manage_stock: manageStock }) => [
        sku,
        { productId, quantity, isInStock, manageStock },
      ],
    ),
  )
}

type StockLabel = NonNullable<ReturnType<typeof listedStock>>
type StockContext = {
  readonly stock: StockBySku
  readonly settings: LowStockSettings
  readonly textOf: (kind: StockLabel) => string
}

/** The very same product while its label is right. */
export function withStock<Card extends Pick<CardProduct, 'sku' | 'labels'>>(
  product: Card,
  { stock, settings, textOf }: StockContext,
): Card {
  const item = stock.get(product.sku)
  if (!item) return product
  const kind = listedStock(item, settings)
  if ((product.labels.find(isAboutStock)?.kind ?? null) === kind) return product
  const others = product.labels.filter((label) => !isAboutStock(label))
  const labels = kind === null ? others : [{ kind, text: textOf(kind) }, ...others].slice(0, mostLabels)
  return { ...product, labels }
}

function isAboutStock({ kind }: CardLabel): boolean {
  return kind === 'almost-sold-out' || kind === 'out-of-stock'
}
