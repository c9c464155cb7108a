import { SelectField } from '@vonk/ui/field'
import { useAccountTranslation, useLanguage } from '../../i18n/index.ts'
import styles from './family.module.css'
import { thisMonth } from './this-month.ts'

const eldest = 25

/** Two lists rather than a calendar: not every browser has one for months. */
export function BirthMonthFields({ birthMonth, error }: { birthMonth: string | null; error: string | undefined }) {
  const t = useAccountTranslation()
  const language = useLanguage()
  const [year = '', month = ''] = (birthMonth ?? '').split('-')
  const thisYear = Number(thisMonth().slice(0, 4))
  const years = Array.from({ length: eldest + 1 }, (_, before) => String(thisYear - before))
  const nameOf = (place: number) =>
    new Date(Date.UTC(2024, place, 1)).toLocaleDateString(language, { month: 'long', timeZone: 'UTC' })
  const months = Array.from({ length: 12 }, (_, place) => ({
    value: String(place + 1).padStart(2, '0'),
    label: nameOf(place),
  }))
  const open = { value: '', label: '–' }
  return (
    <div className={styles.month}>
      <SelectField
        label={t('family.birth-month')}
        name="birthMonth"
        options={[open, ...months]}
        defaultValue={month}
        error={error}
      />
      <SelectField
        label={t('family.birth-year')}
        name="birthYear"
        options={[open, ...years.map((each) => ({ value: each, label: each }))]}
        defaultValue={year}
      />
    </div>
  )
}

/** Half an answer is one as well: the rules then say what is missing. */
export function readBirthMonth(read: (field: string) => string): string | null {
  const [month, year] = [read('birthMonth'), read('birthYear')]
  return month === '' && year === '' ? null : `${year}-${month}`
}
