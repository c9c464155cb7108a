import { prefixOf } from '@vonk/domain/stores'
import { type ReactNode, startTransition, useCallback, useEffect, useState } from 'react'
import type { CardProduct } from '../product/index.ts'
import { useShop } from '../stores/index.ts'
import { WishlistButton } from './wishlist-button.tsx'

/** A heart for every card of a list. It needs scripts, so it comes with them and the page is sent without fifty of it. */
export function useCardHearts(): ((product: CardProduct) => ReactNode) | undefined {
  const { view } = useShop()
  const prefix = prefixOf(view)
  const [isAwake, setIsAwake] = useState(false)
  useEffect(() => startTransition(() => setIsAwake(true)), [])
  const renderHeart = useCallback(
    ({ sku, name, image, href }: CardProduct) => (
      <WishlistButton product={{ sku, name, image, page: href.slice(prefix.length) }} isNamed />
    ),
    [prefix],
  )
  return isAwake ? renderHeart : undefined
}
