import { clearFilters, parseFilters, type ToggledOption, toggleInQuery, withFilters } from '@vonk/domain/filters'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { afterPaint } from '../../../ui/after-paint.ts'
import type { ListQuerySettings } from '../load/listing-data.ts'

/** What the shopper has asked of a list: shown at once, fetched meanwhile. */
export function useListQuery(settings: ListQuerySettings) {
  const shown = useLocation().search.replace(/^\?/, '')
  const navigate = useNavigate()
  const navigation = useNavigation()
  const [wished, setWish] = useState<ListWish | null>(null)
  const wish = stillWished(wished, shown)
  if (wish !== wished) setWish(wish)
  const query = wish?.to ?? shown

  const go = (next: string) => setWish(wishFor(next, shown, wish))
  // The tick is painted first; the address and the list follow it.
  useEffect(() => {
    if (wish) return afterPaint(() => navigate({ search: wish.to }, { preventScrollReset: true }))
  }, [wish, navigate])

  const state = parseFilters(query, settings)
  return {
    state,
    /** Everything in the address that is no filter, such as the words searched for. */
    foreign: [...new URLSearchParams(withFilters(query, { chosen: {}, sort: null, page: 1 }, settings))],
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

/** What a shopper has asked of a list that is not shown yet; all three are queries without their question mark. */
type ListWish = {
  readonly from: string
  readonly to: string
  /** What was asked for on the way: a slow list may still arrive when the next tick is set. */
  readonly onTheWay: readonly string[]
}

export function wishFor(to: string, shown: string, before: ListWish | null): ListWish {
  return { from: shown, to, onTheWay: before ? [...before.onTheWay, before.to] : [] }
}

/** What is still wished for when the list of a query is shown; somewhere else than on the way, nothing is. */
export function stillWished(wish: ListWish | null, shown: string): ListWish | null {
  if (!wish || wish.from === shown) return wish
  return wish.to !== shown && wish.onTheWay.includes(shown) ? { ...wish, from: shown } : null
}
