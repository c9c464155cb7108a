import { formatPrice } from '@vonk/domain/pricing'
import { isSameMethod, type MethodReference, type ShippingMethod } from '@vonk/domain/shipping'
import { storeTimeAt } from '@vonk/domain/time'
import { Button } from '@vonk/ui/button'
import { useId, useState } from 'react'
import { useLanguageGrammar, useLaterTranslation } from '#i18n/index.ts'
import { useShop } from '../../stores/index.ts'
import styles from './timeframe-choice.module.css'
import { byDay, type Day, type Slot } from './use-timeframes.ts'

type TimeframeChoiceProps = {
  slots: readonly Slot[]
  chosenId: string | null
  methods: readonly ShippingMethod[]
  onChoose: (slot: Slot) => void
}

const firstDays = 3

/** When it comes: the days in a row, each with its times and what they cost. */
export function TimeframeChoice({ slots, chosenId, methods, onChoose }: TimeframeChoiceProps) {
  const t = useLaterTranslation()
  const [isAll, setIsAll] = useState(false)
  const days = byDay(slots)
  const chosenDay = days.findIndex((day) => day.slots.some(({ id }) => id === chosenId))
  const shown = isAll ? days : days.slice(0, Math.max(firstDays, chosenDay + 1))
  return (
    <fieldset className={styles.times}>
      <legend className={styles.legend}>{t('checkout.time.title')}</legend>
      {shown.map((day) => (
        <DayRow key={day.date} day={day} chosenId={chosenId} methods={methods} onChoose={onChoose} />
      ))}
      {shown.length < days.length && (
        <div>
          <Button look="quiet" size="s" onClick={() => setIsAll(true)}>
            {t('checkout.time.more')}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

function DayRow({ day, chosenId, methods, onChoose }: Omit<TimeframeChoiceProps, 'slots'> & { day: Day }) {
  const dayName = useDayName()
  return (
    <div className={styles.day}>
      <p className={styles.date}>{dayName(day.date)}</p>
      <div className={styles.slots}>
        {day.slots.map((slot) => (
          <SlotPill
            key={slot.id}
            slot={slot}
            dayName={dayName(day.date)}
            isChosen={slot.id === chosenId}
            price={priceOf(slot.method, methods)}
            onChoose={() => onChoose(slot)}
          />
        ))}
      </div>
    </div>
  )
}

type SlotPillProps = { slot: Slot; dayName: string; isChosen: boolean; price: number | null; onChoose: () => void }

function SlotPill({ slot, dayName, isChosen, price, onChoose }: SlotPillProps) {
  const t = useLaterTranslation()
  const { priceFormat } = useShop().view
  const id = useId()
  const cost = price === 0 ? t('checkout.delivery.free') : formatPrice(price, priceFormat)
  return (
    <span className={styles.slot}>
      <input
        className={styles.radio}
        type="radio"
        id={id}
        name="timeframe"
        value={slot.id}
        checked={isChosen}
        aria-label={`${dayName}, ${t('checkout.time.slot', slot)}, ${cost}`}
        onChange={onChoose}
      />
      <label className={styles.pill} htmlFor={id}>
        <b>{t('checkout.time.slot', slot)}</b>
        <small>{slot.isEvening ? `${t('checkout.time.evening')} · ${cost}` : cost}</small>
      </label>
    </span>
  )
}

function priceOf(reference: MethodReference, methods: readonly ShippingMethod[]): number | null {
  return methods.find((method) => isSameMethod(method, reference))?.priceInclTax ?? null
}

/** "Tomorrow, Tuesday 17 November", by the shop's own calendar. */
export function useDayName(): (date: string) => string {
  const t = useLaterTranslation()
  const { dates } = useLanguageGrammar()
  const format = new Intl.DateTimeFormat(dates, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  const now = Date.now()
  const today = storeTimeAt(new Date(now)).date
  const tomorrow = storeTimeAt(new Date(now + 86_400_000)).date
  return (date) => {
    const name = format.format(new Date(`${date}T00:00:00Z`))
    if (date === today) return `${t('checkout.time.today')}, ${name}`
    return date === tomorrow ? `${t('checkout.time.tomorrow')}, ${name}` : name
  }
}
