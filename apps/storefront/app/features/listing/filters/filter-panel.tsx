import { priceRangeId } from '@vonk/domain/filters'
import { Button } from '@vonk/ui/button'
import type { FormEvent } from 'react'
import { Fragment } from '#fragments/index.ts'
import { useTranslation } from '#i18n/index.ts'
import { CloseButton } from '#ui/overlays/close-button.tsx'
import type { ListQuery } from '../list/use-list-query.ts'
import type { ListingData } from '../load/listing-data.ts'
import { FilterGroupFields } from './filter-group-fields.tsx'
import styles from './filter-panel.module.css'
import { priceRangeOf } from './price-fields.ts'

/** A page has one list, so its filters have one name each. */
export const filterPanelId = 'filters'
export const filterFormId = 'filter-form'

/** Beside the list on a desk, a sheet over it on a phone. A plain form: it works before and without scripts. */
export function FilterPanel({ listing, query }: { listing: ListingData; query: ListQuery }) {
  const t = useTranslation()
  const { groups, total } = listing
  const { chosen } = query.state
  return (
    <div className={styles.panel} id={filterPanelId} popover="auto">
      <form
        className={styles.form}
        id={filterFormId}
        aria-label={t('listing.filters')}
        onChange={(event) => toggleChanged(event, query)}
        onSubmit={(event) => applyPrice(event, query)}
      >
        <div className={styles.top}>
          <h2 className={styles.title}>{t('listing.filters')}</h2>
          <span className={styles.close}>
            <CloseButton label={t('listing.close-filters')} popoverTarget={filterPanelId} popoverTargetAction="hide" />
          </span>
        </div>
        {query.listForeign().map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {groups.map((group, index) => (
          <CachedGroup
            key={group.code}
            group={group}
            chosen={chosen[group.code] ?? none}
            isOpen={index < openAtFirst || group.code in chosen}
          />
        ))}
        <div className={styles.done}>
          <Button type="submit" isWide>
            {t('listing.show', { count: total })}
          </Button>
        </div>
      </form>
    </div>
  )
}

function CachedGroup(props: Parameters<typeof FilterGroupFields>[0]) {
  const { group, chosen, isOpen } = props
  return (
    <Fragment dependsOn={[group]} name={`${isOpen} ${chosen.join()}`}>
      <FilterGroupFields {...props} />
    </Fragment>
  )
}

const none: readonly string[] = []
const openAtFirst = 4

function toggleChanged({ target }: FormEvent<HTMLFormElement>, query: ListQuery) {
  if (!(target instanceof HTMLInputElement) || target.type !== 'checkbox') return
  query.toggle({ type: target.name, id: target.value, single: target.name === 'price' })
}

/** The ticks have been followed already; what is left to send is a price range of the shopper's own. */
function applyPrice(event: FormEvent<HTMLFormElement>, query: ListQuery) {
  event.preventDefault()
  const form = event.currentTarget
  const fields = new FormData(form)
  const range = priceRangeOf(String(fields.get('price-from') ?? ''), String(fields.get('price-to') ?? ''))
  const isTyped = [...form.querySelectorAll<HTMLInputElement>('input[type=number]')].some(
    (field) => field.value !== field.defaultValue,
  )
  if (isTyped) query.choosePrice(range && priceRangeId(range))
  const panel = form.closest<HTMLElement>('[popover]')
  if (panel?.matches(':popover-open')) panel.hidePopover()
}
