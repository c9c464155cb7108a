import { Button } from '@vonk/ui/button'
import { useTranslation } from '#i18n/index.ts'
import { Chip } from '#ui/controls/chip.tsx'
import type { ListQuery } from '../list/use-list-query.ts'
import type { Chip as ChosenOption } from '../load/listing-data.ts'
import styles from './chosen-filters.module.css'

/** What the list is narrowed down to, each to be taken away with one press. */
export function ChosenFilters({ chips, query }: { chips: readonly ChosenOption[]; query: ListQuery }) {
  const t = useTranslation()
  const { chosen } = query.state
  const left = chips.filter(({ code, id }) => chosen[code]?.includes(id))
  if (left.length === 0) return null
  return (
    <ul className={styles.chips} aria-label={t('listing.chosen')}>
      {left.map(({ code, id, label, single = false }) => (
        <li key={`${code}-${id}`}>
          <Chip
            name={label}
            removeLabel={t('listing.remove-filter', { filter: label })}
            onRemove={() => query.toggle({ type: code, id, single })}
          />
        </li>
      ))}
      <li>
        <Button look="quiet" size="s" onClick={query.clear}>
          {t('listing.clear')}
        </Button>
      </li>
    </ul>
  )
}
