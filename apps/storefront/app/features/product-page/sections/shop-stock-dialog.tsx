import { formatDistance } from '@vonk/domain/shipping'
import { Button, Spinner } from '@vonk/ui/button'
import { Icon } from '@vonk/ui/icon'
import { useEffect, useState } from 'react'
import { Link, useFetcher } from 'react-router'
import { useLaterTranslation } from '#i18n/index.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { PanelDrawer } from '../../panels/index.ts'
import { useShop } from '../../stores/index.ts'
import styles from './shop-stock-dialog.module.css'
import { type Chosen, usePickUp } from './use-pick-up.ts'

export { StoryPanel } from './story-panel.tsx'

/** A physical shop and how many of a product lie there. */
export type ShopStock = {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly street: string
  readonly city: string
  readonly distance: number | null
  readonly quantity: number
  /** Orders can be picked up there. */
  readonly isPickup: boolean
}

type ShopStockDialogProps = { sku: string; size: string | null; chosen: Chosen }

/** Where the product lies in a shop, asked for when somebody wants to know. */
export function ShopStockDialog({ sku, size, chosen }: ShopStockDialogProps) {
  const t = useLaterTranslation()
  const pickUp = usePickUp(chosen)
  const { load, data, state } = useFetcher<{ shops: readonly ShopStock[] | null }>()
  const [isDenied, setIsDenied] = useState(false)
  const address = `/product-data/${encodeURIComponent(sku)}/shops`
  useEffect(() => {
    load(address)
  }, [load, address])
  const locate = () =>
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => load(`${address}?lat=${coords.latitude}&lng=${coords.longitude}`),
      () => setIsDenied(true),
    )
  return (
    <PanelDrawer name="shopPanel" title={t('product.shops.title')}>
      <div className={styles.top}>
        {size !== null && <p>{t('product.shops.size', { size })}</p>}
        {size === null && chosen.product.options.length > 0 && <p>{t('product.shops.any-size')}</p>}
        <Button look="secondary" size="s" onClick={locate}>
          <Icon name="pin" size="s" />
          {t('locator.locate')}
        </Button>
      </div>
      <div role="status">
        {isDenied && <p>{t('product.shops.denied')}</p>}
        {state === 'loading' && !data && <Spinner />}
        {data?.shops === null && <p>{t('product.shops.failed')}</p>}
      </div>
      <ul className={styles.shops}>
        {data?.shops?.map((shop) => (
          <ShopRow key={shop.slug} shop={shop} onPickUp={pickUp} />
        ))}
      </ul>
    </PanelDrawer>
  )
}

function ShopRow({ shop, onPickUp }: { shop: ShopStock; onPickUp: ReturnType<typeof usePickUp> }) {
  const t = useLaterTranslation()
  const { locale } = useShop().view
  return (
    <li className={styles.shop} data-empty={shop.quantity > 0 ? undefined : ''}>
      <p>
        <Link to={`/storelocator/${shop.slug}/`}>{shop.name}</Link>
        <br />
        {shop.street}, {shop.city}
        {shop.distance !== null && ` · ${t('locator.distance', { distance: formatDistance(shop.distance, locale) })}`}
      </p>
      <div className={styles.amount}>
        {shop.quantity > 0 ? t('product.shops.some', { count: shop.quantity }) : t('product.shops.none')}
        {shop.quantity > 0 && shop.isPickup && onPickUp && (
          <Button look="secondary" size="s" onClick={() => void onPickUp(shop.id)}>
            {t('product.shops.pick-up')}
            <VisuallyHidden>: {shop.name}</VisuallyHidden>
          </Button>
        )}
      </div>
    </li>
  )
}
