import type { Coordinates } from '@vonk/domain/shipping'
import { Button } from '@vonk/ui/button'
import { type MouseEvent, useState } from 'react'
import { useHref } from 'react-router'
import { useLaterTranslation } from '#i18n/index.ts'
import type { MapTiles } from '../../stores/index.ts'
import { MapGround } from './map-ground.tsx'
import { isForeign, tilesFor } from './map-tiles.ts'
import { type Box, fitTo, project } from './map-view.ts'
import styles from './place-map.module.css'

export type MapPlace = Coordinates & { readonly id: string; readonly name: string; readonly city: string }

export type PlaceMapProps = {
  places: readonly MapPlace[]
  /** Those that have to be in sight. */
  focus: readonly MapPlace[]
  selected: string | null
  tiles: MapTiles
  /** What a press on a pin does where it leads to no page. */
  onSelect?: (id: string) => void
  /** The page of a place, for whoever has no pointer; without it the list beside the map is the way. */
  pageOf?: (id: string) => string
}

const mostNames = 6

/** Places on the map of a server the owner named, or on a light drawing until that is wanted. The list beside it says the same in words. */
export function PlaceMap({ places, focus, selected, tiles, onSelect, pageOf }: PlaceMapProps) {
  const t = useLaterTranslation()
  // Nobody else learns of a shopper who did not ask for their map.
  const [isWanted, setIsWanted] = useState(!isForeign(tiles))
  const box = fitTo(focus, isWanted ? 'streets' : 'country')
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
        {places.map((place) => (
          <Pin
            key={place.id}
            {...{ place, radius, onSelect, page: pageOf?.(place.id) }}
            isSelected={place.id === selected}
          />
        ))}
        {focus.length <= mostNames && <TownNames places={focus} radius={radius} />}
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

/** The towns of the places, the first of those whose names would lie over each other. */
function TownNames({ places, radius }: { places: readonly MapPlace[]; radius: number }) {
  const towns: { city: string; x: number; y: number }[] = []
  for (const place of places) {
    const { x, y } = project(place)
    const isFree = towns.every((town) => Math.abs(town.x - x) > radius * 12 || Math.abs(town.y - y) > radius * 3)
    if (isFree) towns.push({ city: place.city, x, y })
  }
  return towns.map(({ city, x, y }) => (
    <text key={`${city} ${x}`} className={styles.town} x={x} y={y - radius * 2} fontSize={radius * 2.4}>
      {city}
    </text>
  ))
}

type PinProps = {
  place: MapPlace
  radius: number
  isSelected: boolean
  onSelect: ((id: string) => void) | undefined
  page: string | undefined
}

function Pin({ place: { id, name, ...where }, radius, isSelected, onSelect, page }: PinProps) {
  const { x, y } = project(where)
  const href = useHref(page ?? '')
  const select = (event: MouseEvent) => {
    if (!onSelect) return
    event.preventDefault()
    onSelect(id)
  }
  return (
    <a
      className={styles.pin}
      href={page && href}
      aria-label={name}
      data-selected={isSelected ? '' : undefined}
      onClick={select}
    >
      <circle cx={x} cy={y} r={isSelected ? radius * 1.5 : radius} strokeWidth={radius / 2.5} />
      <title>{name}</title>
    </a>
  )
}
