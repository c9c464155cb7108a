import { useDates, useLaterTranslation } from '#i18n/index.ts'
import type { Hours, ShopLocation } from './shop-location.ts'
import styles from './shop-page.module.css'

/** The week, and the days ahead that are not like it. */
export function OpeningTable({ shop: { week, specialDays } }: { shop: ShopLocation }) {
  const t = useLaterTranslation()
  const { formatDay, weekdayName } = useDates()
  return (
    <section className={styles.hours}>
      <h2 className={styles.heading}>{t('locator.hours')}</h2>
      <dl className={styles.days}>
        {week.map((hours, day) => (
          <Day key={weekdayName(day)} name={weekdayName(day)} hours={hours} />
        ))}
      </dl>
      {specialDays.length > 0 && (
        <>
          <h3 className={styles.heading}>{t('locator.special')}</h3>
          <dl className={styles.days}>
            {specialDays.map(({ date, name, hours }) => (
              <Day key={date} name={name} date={formatDay(date)} hours={hours} />
            ))}
          </dl>
        </>
      )}
    </section>
  )
}

function Day({ name, date, hours }: { name: string; date?: string; hours: Hours }) {
  const t = useLaterTranslation()
  return (
    <div>
      <dt>
        {name}
        {date && <small>{date}</small>}
      </dt>
      <dd>{hours ? `${hours.opens} – ${hours.closes}` : t('locator.closed')}</dd>
    </div>
  )
}
