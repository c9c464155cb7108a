import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from '../../i18n/index.ts'
import type { CardProduct } from '../product/index.ts'
import { CardSkeletons, ProductGrid } from '../product/index.ts'
import { ChosenFilters } from './chosen-filters.tsx'
import { EmptyList } from './empty-list.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { ListToolbar } from './list-toolbar.tsx'
import styles from './listing.module.css'
import type { ListingData } from './listing-data.ts'
import { LoadMore } from './load-more.tsx'
import { PreviousPage } from './previous-page.tsx'
import { useListQuery } from './use-list-query.ts'

type ListingProps = {
  listing: ListingData
  renderAction?: (product: CardProduct) => ReactNode
  renderBefore?: (index: number) => ReactNode
}

/** A list of products with its filters beside it, its order above it and the way on below it. */
export function Listing({ listing, renderAction, renderBefore }: ListingProps) {
  const t = useTranslation()
  const query = useListQuery(listing.settings)
  const top = useScrollToTop(query.state, query.isPending)
  const isLoadingMore = query.isPending && query.state.page > listing.page
  const rest = listing.total - listing.start - listing.products.length
  return (
    <section className={styles.listing} ref={top}>
      <ListToolbar listing={listing} query={query} />
      <p className={styles.count} role="status">
        {t('listing.count', { count: listing.total })}
      </p>
      <FilterPanel listing={listing} query={query} />
      <div className={styles.results} aria-busy={query.isPending}>
        <ChosenFilters chips={listing.chips} query={query} />
        <PreviousPage listing={listing} query={query} />
        {listing.products.length === 0 ? (
          <EmptyList listing={listing} query={query} />
        ) : (
          <ProductGrid products={listing.products} renderAction={renderAction} renderBefore={renderBefore}>
            {isLoadingMore && <CardSkeletons count={Math.min(rest, 8)} />}
          </ProductGrid>
        )}
        <LoadMore listing={listing} query={query} />
      </div>
    </section>
  )
}

/** A changed filter starts the list again; whoever was further down is taken to its beginning. */
function useScrollToTop(state: { chosen: object; sort: string | null }, isPending: boolean) {
  const top = useRef<HTMLElement>(null)
  const wanted = JSON.stringify([state.chosen, state.sort])
  const shown = useRef(wanted)
  useEffect(() => {
    if (shown.current === wanted || !isPending) return
    shown.current = wanted
    const list = top.current
    if (list && list.getBoundingClientRect().top < 0) list.scrollIntoView({ block: 'start' })
  }, [wanted, isPending])
  return top
}
