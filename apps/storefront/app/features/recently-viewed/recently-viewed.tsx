import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { useLaterTranslation } from '../../i18n/index.ts'
import { whenInSight } from '../../ui/in-sight.ts'
import { type CardProduct, ProductCarousel } from '../product/index.ts'
import { useCardHearts } from '../wishlist/index.ts'
import { readViewed } from './viewed-skus.ts'

/** What the shopper looked at before; fetched when it comes into sight, and left out while there is nothing. */
export function RecentlyViewed({ currentSku }: { currentSku?: string }) {
  const t = useLaterTranslation()
  const { load, data } = useFetcher<{ cards: readonly CardProduct[] }>()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const skus = readViewed().filter((sku) => sku !== currentSku)
    if (skus.length === 0 || !place.current) return
    const cards = `/product-data/cards?${new URLSearchParams({ skus: skus.join(',') })}`
    return whenInSight(place.current, () => void load(cards), '400px')
  }, [load, currentSku])
  const cards = data?.cards ?? []
  const renderHeart = useCardHearts()
  return (
    <div ref={place}>
      {cards.length > 0 && (
        <ProductCarousel
          id="recently-viewed"
          title={t('product.recent')}
          products={cards}
          renderAction={renderHeart}
          isLast
        />
      )}
    </div>
  )
}
