import { clearFilters, parseFilters, type ToggledOption, toggleInQuery, withFilters } from '@vonk/domain/filters'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import type { ListQuerySettings } from '../load/listing-data.ts'

/** The filters and sorting of a list. A change is shown at once, while the list it leads to is fetched. */
export function useListQuery(settings: ListQuerySettings) {
  const shown = useLocation().search.replace(/^\?/, '')
  const navigate = useNavigate()
  const navigation = useNavigation()
  const [last, setPending] = useState<PendingQuery | null>(null)
  const pending = stillPending(last, shown)
  if (pending !== last) setPending(pending)
  const query = pending?.to ?? shown

  const go = (next: string) => setPending(nextPending(next, shown, pending))
  // The tick is painted first; the address and the list follow it.
  useEffect(() => {
    if (pending) return afterPaint(() => navigate({ search: pending.to }, { preventScrollReset: true }))
  }, [pending, navigate])

  const state = parseFilters(query, settings)
  return {
    state,
    /** Everything in the address that is no filter, such as the words searched for. */
    listForeign: () => [...new URLSearchParams(withFilters(query, { chosen: {}, sort: null, page: 1 }, settings))],
    isPending: navigation.state === 'loading',
    toggle: (option: ToggledOption) => go(toggleInQuery(query, option, settings)),
    choosePrice: (id: string | null) =>
      go(withFilters(query, { ...state, page: 1, chosen: withPrice(state.chosen, id) }, settings)),
    sortBy: (sort: string | null) => go(withFilters(query, { ...state, sort, page: 1 }, settings)),
    clear: () => go(withFilters(query, clearFilters(state), settings)),
    queryOfPage: (page: number) => `?${withFilters(query, { ...state, page }, settings)}`,
  }
}

export type ListQuery = ReturnType<typeof useListQuery>

function withPrice(chosen: Readonly<Record<string, readonly string[]>>, id: string | null) {
  const { price: _before, ...others } = chosen
  return id === null ? others : { ...others, price: [id] }
}

/** A query that was chosen but is not shown yet. All are written without their question mark. */
type PendingQuery = {
  /** The query of the list that is shown. */
  readonly from: string
  readonly to: string
  /** Queries chosen before: a slow list of one of them may still arrive after the next tick. */
  readonly before: readonly string[]
}

export function nextPending(to: string, shown: string, last: PendingQuery | null): PendingQuery {
  return { from: shown, to, before: last ? [...last.before, last.to] : [] }
}

/** What is still pending once the list of a query is shown; nothing, if the shopper went somewhere else meanwhile. */
export function stillPending(pending: PendingQuery | null, shown: string): PendingQuery | null {
  if (!pending || pending.from === shown) return pending
  return pending.to !== shown && pending.before.includes(shown) ? { ...pending, from: shown } : null
}

/** Does something once the browser has painted; returns a function that cancels it. */
function afterPaint(action: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(action)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
