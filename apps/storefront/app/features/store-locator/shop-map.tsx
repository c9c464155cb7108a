import type { MouseEvent } from 'react'
import { useHref } from 'react-router'
import { useTranslation } from '../../i18n/index.ts'
import { fitTo, project, toPath } from './map-view.ts'
import { outlines } from './outline.data.ts'
import type { ShopLocation } from './shop-location.ts'
import styles from './shop-map.module.css'

type ShopMapProps = {
  shops: readonly ShopLocation[]
  /** The shops that have to be in sight. */
  focus: readonly ShopLocation[]
  selected: string | null
  /** Pins lead to the shop's page; where this is given, they only select. */
  onSelect?: (slug: string) => void
}

const mostNames = 6

/** The shops on a light drawing of the three countries. The list beside it says the same in words. */
export function ShopMap({ shops, focus, selected, onSelect }: ShopMapProps) {
  const t = useTranslation()
  const box = fitTo(focus)
  const isNear = focus.length <= mostNames
  const radius = Math.max(box.width, box.height) / 70
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing that holds links is no fieldset.
    <svg
      className={styles.map}
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      role="group"
      aria-label={t('locator.map')}
    >
      {Object.entries(outlines).map(([country, rings]) => (
        <path key={country} className={styles.land} d={rings.map(toPath).join('')} strokeWidth={radius / 8} />
      ))}
      {shops.map((shop) => (
        <Pin key={shop.slug} shop={shop} radius={radius} isSelected={shop.slug === selected} onSelect={onSelect} />
      ))}
      {isNear &&
        focus.map((shop) => {
          const { x, y } = project(shop)
          return (
            <text key={shop.slug} className={styles.town} x={x} y={y - radius * 2} fontSize={radius * 2.4}>
              {shop.city}
            </text>
          )
        })}
    </svg>
  )
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
