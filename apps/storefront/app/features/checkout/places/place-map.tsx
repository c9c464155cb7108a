import type { Coordinates } from '@vonk/domain/shipping'
import { useLaterTranslation } from '../../../i18n/index.ts'
import styles from './place-map.module.css'
import type { PlaceOption } from './place-option.ts'

type PlaceMapProps = {
  places: readonly PlaceOption[]
  chosenId: string | null
  onChoose: (place: PlaceOption) => void
}

const size = 100
const margin = 14

/** How the places lie to each other, north up, with the numbers of the list. The list says the same in words, so only eyes need it. */
export function PlaceMap({ places, chosenId, onChoose }: PlaceMapProps) {
  const t = useLaterTranslation()
  const points = places.map(toPoint)
  const at = fitInto(points)
  return (
    <div className={styles.frame} aria-hidden="true">
      <svg className={styles.map} viewBox={`0 0 ${size} ${size}`}>
        <title>{t('checkout.place.map')}</title>
        {[1, 2, 3, 4].map((ring) => (
          <circle key={ring} className={styles.ring} cx={size / 2} cy={size / 2} r={ring * 13} />
        ))}
        {places.map((place, index) => {
          const { x, y } = at(points[index] ?? { x: 0, y: 0 })
          return (
            // biome-ignore lint/a11y/noStaticElementInteractions: the radio buttons of the list are the way for the keyboard.
            <g
              key={place.id}
              className={styles.pin}
              data-chosen={place.id === chosenId || undefined}
              transform={`translate(${x} ${y})`}
              onClick={() => onChoose(place)}
            >
              <circle r={6} />
              <text dy="0.36em">{index + 1}</text>
            </g>
          )
        })}
      </svg>
    </div>
  )
}

type Point = { readonly x: number; readonly y: number }

/** Near enough for a town: a degree east is shorter the further north it is. */
function toPoint({ latitude, longitude }: Coordinates): Point {
  return { x: longitude * Math.cos((latitude * Math.PI) / 180), y: -latitude }
}

/** Scales the points so that all of them have room, without bending the map. */
function fitInto(points: readonly Point[]): (point: Point) => Point {
  const [left, right] = [Math.min(...points.map(({ x }) => x)), Math.max(...points.map(({ x }) => x))]
  const [top, bottom] = [Math.min(...points.map(({ y }) => y)), Math.max(...points.map(({ y }) => y))]
  const extent = Math.max(right - left, bottom - top) || 1
  const scale = (size - 2 * margin) / extent
  return ({ x, y }) => ({
    x: size / 2 + (x - (left + right) / 2) * scale,
    y: size / 2 + (y - (top + bottom) / 2) * scale,
  })
}
