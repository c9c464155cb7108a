import { useLaterTranslation } from '../../../i18n/index.ts'
import { type Box, fitTo, MapGround, pointsPerKilometre } from '../../store-locator/index.ts'
import { inFocus, layOut, scaleOf } from './lay-out.ts'
import styles from './place-map.module.css'
import type { PlaceOption } from './place-option.ts'

type PlaceMapProps = {
  places: readonly PlaceOption[]
  chosenId: string | null
  onChoose: (place: PlaceOption) => void
}

/** So much of the map at least, in its own points: some streets around a single place. */
const townWide = 3

/** Where the places are, with the numbers of the list, drawn by ourselves. The list says the same in words, so only eyes need it. */
export function PlaceMap({ places, chosenId, onChoose }: PlaceMapProps) {
  const t = useLaterTranslation()
  const focus = inFocus(places, chosenId)
  const { width, height } = fitTo(focus, townWide)
  const box = fitTo(focus, Math.max(width, height))
  const part = box.width / 100
  const { pins, towns } = layOut(places, { box, chosenId })
  return (
    <div className={styles.frame} aria-hidden="true">
      <svg className={styles.map} viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}>
        <title>{t('checkout.place.map')}</title>
        <MapGround line={part / 2} />
        {towns.map(({ name, x, y }) => (
          <text key={name} className={styles.town} x={x} y={y} fontSize={5 * part}>
            {name}
          </text>
        ))}
        {pins.map(({ place, number, x, y }) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: the radio buttons of the list are the way for the keyboard.
          <g
            key={place.id}
            className={styles.pin}
            data-chosen={place.id === chosenId || undefined}
            transform={`translate(${x} ${y}) scale(${part})`}
            onClick={() => onChoose(place)}
          >
            <circle r={6} />
            <text dy="0.36em">{number}</text>
          </g>
        ))}
        <Scale places={places} box={box} part={part} />
      </svg>
    </div>
  )
}

/** How long a kilometre, or some of them, is on the drawing. */
function Scale({ places: [first], box, part }: { places: readonly PlaceOption[]; box: Box; part: number }) {
  if (!first) return null
  const perKilometre = pointsPerKilometre(first)
  const kilometres = scaleOf(box.width / perKilometre)
  const [x, y, length] = [box.x + 3 * part, box.y + box.height - 5 * part, kilometres * perKilometre]
  return (
    <>
      <path className={styles.scale} d={`M${x} ${y}v${2 * part}h${length}v${-2 * part}`} strokeWidth={part / 2} />
      <text className={styles.town} x={x + length / 2} y={y} fontSize={4 * part}>
        {kilometres} km
      </text>
    </>
  )
}
