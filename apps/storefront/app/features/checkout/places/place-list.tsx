import { formatDistance } from '@vonk/domain/shipping'
import { Button } from '@vonk/ui/button'
import { FieldError } from '@vonk/ui/field'
import { useState } from 'react'
import { useDates, useLaterTranslation } from '#i18n/index.ts'
import { StreetMap } from '../../store-locator/index.ts'
import { useShop } from '../../stores/index.ts'
import { OptionCard, OptionGroup } from '../form/option-card.tsx'
import styles from './place-list.module.css'
import { type PlaceOption, placeLine } from './place-option.ts'
import type { Places } from './use-places.ts'

type PlaceListProps = {
  legend: string
  places: Places
  chosenId: string | null
  error: string | undefined
  onChoose: (place: PlaceOption) => void
}

const firstShown = 5

/** Places to choose from, the nearest first. */
export function PlaceList({ legend, places: { state, options }, chosenId, error, onChoose }: PlaceListProps) {
  const t = useLaterTranslation()
  const [isAll, setIsAll] = useState(false)
  const chosenAt = options.findIndex(({ id }) => id === chosenId)
  const shown = isAll ? options : options.slice(0, Math.max(firstShown, chosenAt + 1))
  return (
    <div className={styles.places}>
      <p className={styles.state} role="status">
        {state === 'asking' && t('checkout.place.loading')}
        {state === 'unavailable' && t('checkout.place.unavailable')}
        {state === 'found' && options.length === 0 && t('checkout.place.none')}
      </p>
      {shown.length > 0 && (
        <StreetMap
          className={styles.map}
          places={options.map(toMapPlace)}
          focus={shown.map(toMapPlace)}
          selected={chosenId}
          onSelect={(id) => {
            const pressed = options.find((place) => place.id === id)
            if (pressed) onChoose(pressed)
          }}
        />
      )}
      {shown.length > 0 && (
        <OptionGroup legend={legend}>
          {shown.map((place, index) => (
            <OptionCard
              key={place.id}
              name="place"
              value={place.id}
              title={place.name}
              text={<PlaceWords place={place} />}
              isChosen={place.id === chosenId}
              isInvalid={error !== undefined && index === 0}
              onChoose={() => onChoose(place)}
            >
              <OpeningHours place={place} />
            </OptionCard>
          ))}
        </OptionGroup>
      )}
      {error && <FieldError text={error} isAlert />}
      {shown.length < options.length && (
        <div>
          <Button look="quiet" size="s" onClick={() => setIsAll(true)}>
            {t('checkout.place.more')}
          </Button>
        </div>
      )}
    </div>
  )
}

function toMapPlace({ id, name, address: { city }, latitude, longitude }: PlaceOption) {
  return { id, name, city, latitude, longitude }
}

function PlaceWords({ place }: { place: PlaceOption }) {
  const { distanceKm, note } = place
  const t = useLaterTranslation()
  const { locale } = useShop().view
  const distance = distanceKm === null ? null : formatDistance(distanceKm, locale)
  return (
    <>
      {placeLine(place)}
      {distance !== null && ` · ${t('locator.distance', { distance })}`}
      {note !== null && <span className={styles.note}>{t(`checkout.place.${note}`)}</span>}
    </>
  )
}

/** The week of the place that is chosen. */
function OpeningHours({ place: { week } }: { place: PlaceOption }) {
  const t = useLaterTranslation()
  const { weekdayName } = useDates()
  if (week.every((hours) => hours.length === 0)) return null
  return (
    <details className={styles.hours}>
      <summary>{t('locator.hours')}</summary>
      <dl>
        {week.map((hours, day) => (
          <div key={weekdayName(day)}>
            <dt>{weekdayName(day)}</dt>
            <dd>
              {hours.length === 0
                ? t('locator.closed')
                : hours.map(({ opens, closes }) => `${opens} – ${closes}`).join(', ')}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
