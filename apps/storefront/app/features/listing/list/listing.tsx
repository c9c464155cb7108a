import { nextPage } from '@vonk/domain/filters'
import { lazy, useCallback, useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { Fragment } from '#fragments/index.ts'
import { useTranslation } from '#i18n/index.ts'
import { ProgressBar } from '#ui/signs/progress-bar.tsx'
import { type ToldList, useToldList } from '../../analytics/index.ts'
import type { BannerBlock } from '../../content/index.ts'
import { FamilyPart } from '../../family/index.ts'
import { CardSkeletons, ProductGrid } from '../../product/index.ts'
import { useCardHearts } from '../../wishlist/index.ts'
import { ChosenFilters } from '../filters/chosen-filters.tsx'
import { FilterPanel } from '../filters/filter-panel.tsx'
import type { ListingData } from '../load/listing-data.ts'
import { EmptyList } from './empty-list.tsx'
import { ListToolbar } from './list-toolbar.tsx'
import styles from './listing.module.css'
import { useFreshStock } from './use-fresh-stock.ts'
import { type ListQuery, useListQuery } from './use-list-query.ts'

type ListingProps = {
  /** What analytics knows it by. */
  list: ToldList
  listing: ListingData
  /** Words of the editors to stand between the products. */
  tiles?: readonly BannerBlock[] | undefined
  /** A line across the grid, before the product at this place in the whole list. */
  remark?: Remark | undefined
}

type Remark = { readonly at: number; readonly text: string }

/** A list of products with its filters beside it, its order above it and the way on below it. */
export function Listing({ list, listing, tiles = noTiles, remark }: ListingProps) {
  const renderHeart = useCardHearts()
  const renderTile = useTiles(tiles)
  const renderRemark = useRemark(remark, listing.start)
  const query = useListQuery(listing.settings)
  const { pathname } = useLocation()
  const top = useScrollToTop(query.state, query.isPending)
  const results = useToldList<HTMLDivElement>(list, listing.products)
  const products = useFreshStock(listing.products)
  const isLoadingMore = query.isPending && query.state.page > listing.page
  const rest = listing.total - listing.start - listing.products.length
  return (
    <section className={styles.listing} ref={top}>
      <Fragment dependsOn={[listing]} name="tools">
        <ListToolbar listing={listing} query={query} />
        <Count of={listing.complete || listing.total} />
        <FilterPanel listing={listing} query={query} />
      </Fragment>
      <div className={styles.results} ref={results} aria-busy={query.isPending}>
        <FamilyPart at="list" groups={listing.groups} query={query} />
        <ChosenFilters chips={listing.chips} query={query} />
        <PreviousPage listing={listing} query={query} />
        {listing.products.length === 0 ? (
          <EmptyList listing={listing} query={query} />
        ) : (
          <ProductGrid
            products={products}
            isTaxTold
            renderAction={renderHeart}
            renderBefore={remark ? renderRemark : renderTile}
            between={tiles}
          >
            {isLoadingMore && <CardSkeletons count={Math.min(rest, 8)} />}
          </ProductGrid>
        )}
        <Fragment dependsOn={[listing]} name={`more ${pathname}`}>
          <LoadMore listing={listing} query={query} />
        </Fragment>
      </div>
    </section>
  )
}

function Count({ of: count }: { of: number }) {
  const t = useTranslation()
  return (
    <p className={styles.count}>
      <span role="status">{t('listing.count', { count })}</span> <small>{t('listing.tax')}</small>
    </p>
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

function useRemark(remark: Remark | undefined, start: number) {
  const [at, text] = [(remark?.at ?? -1) - start, remark?.text]
  return useCallback(
    (index: number) =>
      index === at && (
        <li className={styles.remark}>
          <h2>{text}</h2>
        </li>
      ),
    [at, text],
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

const sizes = '(width >= 1280px) 36vw, (width >= 768px) 60vw, 100vw'

// Few lists have a tile, so the others do not fetch what a story is made of.
const StoryPicture = lazy(() =>
  import('../../content/index.ts').then(({ StoryPicture }) => ({ default: StoryPicture })),
)

/** A word of the editors between the products; a list item of their grid, two cards wide. */
function EditorialTile({ tile }: { tile: BannerBlock }) {
  const { eyebrow, title, text, picture, button, ground } = tile
  return (
    <li className={styles.tile} data-ground={ground} data-plain={picture ? undefined : ''}>
      {picture && (
        <div className={styles.picture}>
          <StoryPicture picture={picture} sizes={sizes} isFilling />
        </div>
      )}
      <div className={styles.words}>
        {eyebrow !== '' && <p className={styles.eyebrow}>{eyebrow}</p>}
        <h2 className={styles.title}>{title}</h2>
        {text !== '' && <p>{text}</p>}
        {button && (
          <a className={styles.link} href={button.link.href} target={button.link.isNewTab && '_blank'}>
            {button.label}
          </a>
        )}
      </div>
    </li>
  )
}

/** Only in lists so long that their beginning is no longer shown with their end. */
function PreviousPage({ listing, query }: { listing: ListingData; query: ListQuery }) {
  const t = useTranslation()
  if (listing.start === 0) return null
  return (
    <p className={styles.previous}>
      <Link to={query.queryOfPage(listing.start / listing.pageSize)} replace>
        {t('listing.previous')}
      </Link>
    </p>
  )
}

/** How much of the list has been seen, and the way on. The address says it too, so that Back returns to all of it. */
function LoadMore({ listing, query }: { listing: ListingData; query: ListQuery }) {
  const t = useTranslation()
  const { page, pageSize, total } = listing
  if (total === 0) return null
  const shown = { start: (page - 1) * pageSize, size: pageSize, total }
  const seen = Math.min(page * pageSize, total)
  return (
    <div className={styles.more}>
      <ProgressBar
        label={t('listing.seen', { seen: String(seen), total: String(total) })}
        value={seen}
        max={total}
        isLabelShown
      />
      {nextPage(shown) && (
        <Link className={styles.button} to={query.queryOfPage(page + 1)} replace preventScrollReset>
          {t('listing.more')}
        </Link>
      )}
    </div>
  )
}
