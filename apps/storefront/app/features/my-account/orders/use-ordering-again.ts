import { useState } from 'react'
import { useNavigate } from 'react-router'
import { type ProductToAdd, useCartActions } from '#device/index.ts'
import { useAccountTranslation } from '#i18n/index.ts'
import { useTrack } from '../../analytics/index.ts'
import { type CartProduct, toAddition, toAnalyticsProducts } from '../../cart/index.ts'
import { useNotify } from '../../notifications/index.ts'
import type { OrderItem } from './order-view.ts'

/** Puts the same things into the cart once more, at today's prices, and says what could not be had. */
export function useOrderingAgain(items: readonly OrderItem[], products: readonly CartProduct[]) {
  const t = useAccountTranslation()
  const notify = useNotify()
  const navigate = useNavigate()
  const track = useTrack()
  const { add } = useCartActions()
  const [isBusy, setIsBusy] = useState(false)
  const warn = (message: string) => notify({ type: 'warning', message, action1: { label: t('notification.ok') } })

  async function orderAgain() {
    setIsBusy(true)
    const { additions, left } = additionsOf(items, products)
    const { added } = await add(additions)
    setIsBusy(false)
    if (added.length === 0) return warn(t('account.order.again.none'))
    track.event('add_to_cart', toAnalyticsProducts(added, products))
    if (left.length > 0) warn(t('account.order.again.left', { products: left.join(', ') }))
    navigate('/cart/')
  }

  return { orderAgain, isBusy }
}

type Again = { readonly additions: readonly ProductToAdd[]; readonly left: readonly string[] }

/** What of an order can be had by its article alone; `left` are the names of what is gone or was put together by hand. */
export function additionsOf(items: readonly OrderItem[], products: readonly CartProduct[]): Again {
  const found = items.map((item) => ({ item, addition: additionOf(item, products) }))
  return {
    additions: found.flatMap(({ addition }) => addition ?? []),
    left: found.flatMap(({ item, addition }) => (addition ? [] : [item.name])),
  }
}

function additionOf(item: OrderItem, products: readonly CartProduct[]): ProductToAdd | null {
  const { sku, product_option: option, extension_attributes: more, qty_ordered: quantity } = item
  const chosen = option?.extension_attributes
  const isComposed = (chosen?.custom_options?.length ?? 0) + (chosen?.bundle_options?.length ?? 0) > 0
  const product = products.find((each) => each.sku === (more.parent_sku ?? sku))
  if (!product || isComposed || !['simple', 'configurable'].includes(product.type)) return null
  const variant = product.variants.find((each) => each.sku === sku) ?? null
  if (variant === null && product.options.length > 0) return null
  return toAddition({ product, variant, quantity })
}
