import { Button } from '@vonk/ui/button'
import { type MouseEvent, useState } from 'react'
import { useHref } from 'react-router'
import { useLaterTranslation } from '#i18n/index.ts'
import type { ShopLocation } from '../shop/shop-location.ts'
import { MapGround } from './map-ground.tsx'
import { isForeign, type MapTiles, tilesFor } from './map-tiles.ts'
import { type Box, fitTo, project } from './map-view.ts'
import styles from './shop-map.module.css'

type ShopMapProps = {
  shops: readonly ShopLocation[]
  /** The shops that have to be in sight. */
  focus: readonly ShopLocation[]
  selected: string | null
  tiles: MapTiles
  /** Pins lead to the shop's page; where this is given, they only select. */
  onSelect?: (slug: string) => void
}

const mostNames = 6

/** The shops on the map of a server the owner named, or on a light drawing until that is wanted. The list beside it says the same in words. */
export function ShopMap({ shops, focus, selected, tiles, onSelect }: ShopMapProps) {
  const t = useLaterTranslation()
  const box = fitTo(focus)
  // Nobody else learns of a shopper who did not ask for their map.
  const [isWanted, setIsWanted] = useState(!isForeign(tiles))
  const radius = Math.max(box.width, box.height) / 70
  return (
    <div className={styles.frame}>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing that holds links is no fieldset. */}
      <svg
        className={styles.map}
        viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
        role="group"
        aria-label={t('locator.map')}
      >
        <MapGround line={radius / 6} />
        {isWanted && <TileLayer box={box} tiles={tiles} />}
        {shops.map((shop) => (
          <Pin key={shop.slug} shop={shop} radius={radius} isSelected={shop.slug === selected} onSelect={onSelect} />
        ))}
        {focus.length <= mostNames && <TownNames shops={focus} radius={radius} />}
      </svg>
      {isWanted && <small className={styles.attribution}>{tiles.attribution}</small>}
      {!isWanted && (
        <div className={styles.offer}>
          <Button size="s" look="secondary" onClick={() => setIsWanted(true)}>
            {t('locator.real-map')}
          </Button>
          <small className={styles.attribution}>{t('locator.map-from', { host: new URL(tiles.url).host })}</small>
        </div>
      )}
    </div>
  )
}

function TileLayer({ box, tiles }: { box: Box; tiles: MapTiles }) {
  return tilesFor(box, tiles).map(({ href, x, y, size }) => (
    <image key={href} className={styles.tile} href={href} x={x} y={y} width={size} height={size} />
  ))
}

function TownNames({ shops, radius }: { shops: readonly ShopLocation[]; radius: number }) {
  return shops.map((shop) => {
    const { x, y } = project(shop)
    return (
      <text key={shop.slug} className={styles.town} x={x} y={y - radius * 2} fontSize={radius * 2.4}>
        {shop.city}
      </text>
    )
  })
}

type PinProps = {
  shop: ShopLocation
  radius: number
  isSelected: boolean
  onSelect: ((slug: string) => void) | undefined
}

function Pin({ shop, radius, isSelected, onSelect }: PinProps) {
  const { x, y } = project(shop)
  const select = (event: MouseEvent) => {
    if (!onSelect) return
    event.preventDefault()
    onSelect(shop.slug)
  }
  return (
    <a
      className={styles.pin}
      href={useHref(`/storelocator/${shop.slug}/`)}
      aria-label={shop.name}
      data-selected={isSelected ? '' : undefined}
      onClick={select}
    >
      <circle cx={x} cy={y} r={isSelected ? radius * 1.5 : radius} strokeWidth={radius / 2.5} />
      <title>{shop.name}</title>
    </a>
  )
}
