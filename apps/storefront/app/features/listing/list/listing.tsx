import { useCallback, useEffect, useRef } from 'react'
import { Fragment } from '../../../fragments/index.ts'
import { useTranslation } from '../../../i18n/index.ts'
import { type ToldList, useToldList } from '../../analytics/index.ts'
import type { BannerBlock } from '../../content/index.ts'
import { CardSkeletons, ProductGrid } from '../../product/index.ts'
import { useCardHearts } from '../../wishlist/index.ts'
import { ChosenFilters } from '../filters/chosen-filters.tsx'
import { FilterPanel } from '../filters/filter-panel.tsx'
import type { ListingData } from '../load/listing-data.ts'
import { EditorialTile } from './editorial-tile.tsx'
import { EmptyList } from './empty-list.tsx'
import { ListToolbar } from './list-toolbar.tsx'
import styles from './listing.module.css'
import { LoadMore } from './load-more.tsx'
import { PreviousPage } from './previous-page.tsx'
import { useListQuery } from './use-list-query.ts'

type ListingProps = {
  /** What analytics knows it by. */
  list: ToldList
  listing: ListingData
  /** Words of the editors to stand between the products. */
  tiles?: readonly BannerBlock[]
}

/** A list of products with its filters beside it, its order above it and the way on below it. */
export function Listing({ list, listing, tiles = noTiles }: ListingProps) {
  const t = useTranslation()
  const renderHeart = useCardHearts()
  const renderTile = useTiles(tiles)
  const query = useListQuery(listing.settings)
  const top = useScrollToTop(query.state, query.isPending)
  const results = useToldList<HTMLDivElement>(list, listing.products)
  const isLoadingMore = query.isPending && query.state.page > listing.page
  const rest = listing.total - listing.start - listing.products.length
  return (
    <section className={styles.listing} ref={top}>
      <Fragment dependsOn={[listing]} name="tools">
        <ListToolbar listing={listing} query={query} />
        <p className={styles.count} role="status">
          {t('listing.count', { count: listing.total })}
        </p>
        <FilterPanel listing={listing} query={query} />
      </Fragment>
      <div className={styles.results} ref={results} aria-busy={query.isPending}>
        <ChosenFilters chips={listing.chips} query={query} />
        <PreviousPage listing={listing} query={query} />
        {listing.products.length === 0 ? (
          <EmptyList listing={listing} query={query} />
        ) : (
          <ProductGrid products={listing.products} renderAction={renderHeart} renderBefore={renderTile} between={tiles}>
            {isLoadingMore && <CardSkeletons count={Math.min(rest, 8)} />}
          </ProductGrid>
        )}
        <Fragment dependsOn={[listing]} name="more">
          <LoadMore listing={listing} query={query} />
        </Fragment>
      </div>
    </section>
  )
}

const noTiles: readonly BannerBlock[] = []
const firstTile = 6
const tileEvery = 12

/** A tile after the first products, and now and then one further down. */
function useTiles(tiles: readonly BannerBlock[]) {
  return useCallback(
    (index: number) => {
      const tile = (index - firstTile) % tileEvery === 0 ? tiles[(index - firstTile) / tileEvery] : undefined
      return tile && <EditorialTile tile={tile} />
    },
    [tiles],
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
