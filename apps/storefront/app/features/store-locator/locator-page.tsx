import type { OrderSettings } from '@vonk/domain/settings'
import { nearbyLocations } from '@vonk/domain/shipping'
import { useState } from 'react'
import { useSettings } from '../../device/index.ts'
import { useLaterTranslation } from '../../i18n/index.ts'
import { Container } from '../../ui/structure/container.tsx'
import { PageHead } from '../seo/index.ts'
import { useShop } from '../stores/index.ts'
import type { LocatorData } from './locator-data.ts'
import styles from './locator-page.module.css'
import { LocatorSearch } from './locator-search.tsx'
import { StreetMap } from './map/street-map.tsx'
import { ShopCard } from './shop/shop-card.tsx'
import { type ShopLocation, shopPath } from './shop/shop-location.ts'

/** All shops of the brand, those near the shopper first. */
export function LocatorPage({ data }: { data: LocatorData }) {
  const t = useLaterTranslation()
  const settings = useSettings()
  const [selected, setSelected] = useState<string | null>(null)
  const { shops } = data
  const select = (slug: string) => {
    setSelected(slug)
    document.getElementById(`shop-${slug}`)?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <Container>
      <PageHead title={t('locator.title')} description={t('locator.description')} />
      <div className={styles.page} data-map={useShop().mapTiles ? '' : undefined}>
        <div className={styles.top}>
          <h1 className={styles.title}>{t('locator.title')}</h1>
          <LocatorSearch data={data} />
          <p className={styles.summary} role="status">
            <Summary data={data} />
          </p>
        </div>
        <StreetMap
          className={styles.map}
          places={shops.map(toPlace)}
          focus={inFocus(data, settings).map(toPlace)}
          selected={selected}
          onSelect={select}
          pageOf={shopPath}
        />
        <ul className={styles.list}>
          {shops.map((shop) => (
            <ShopCard key={shop.slug} shop={shop} isSelected={shop.slug === selected} />
          ))}
        </ul>
      </div>
    </Container>
  )
}

const toPlace = (shop: ShopLocation) => ({ ...shop, id: shop.slug })

/** The map shows the shops within the radius, or all where there is none. */
function inFocus({ shops, near }: LocatorData, settings: Pick<OrderSettings, 'pickupSearchRadius'>) {
  if (near === null) return shops
  const close = nearbyLocations(shops, near, settings).map(({ location }) => location)
  return close.length > 0 ? close : shops.slice(0, 3)
}

function Summary({ data: { shops, near } }: { data: LocatorData }) {
  const t = useLaterTranslation()
  const settings = useSettings()
  const radius = String(settings.pickupSearchRadius)
  if (shops.length === 0) return near ? t('locator.none-near', { radius }) : t('locator.none')
  if (near === null) return t('locator.count', { count: shops.length })
  const count = nearbyLocations(shops, near, settings).length
  const place = near.name === '' ? t('locator.you') : near.name
  return count === 0 ? t('locator.far', { radius, place }) : t('locator.near', { count, radius, place })
}
