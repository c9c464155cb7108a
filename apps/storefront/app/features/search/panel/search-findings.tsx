import { nextPage } from '@vonk/domain/filters'
import { searchPageSizes } from '@vonk/domain/search-text'
import { Button } from '@vonk/ui/button'
import { Link } from 'react-router'
import { useLaterTranslation } from '#i18n/index.ts'
import { useToldList } from '../../analytics/index.ts'
import { CardSkeletons, ProductGrid } from '../../product/index.ts'
import { useCardHearts } from '../../wishlist/index.ts'
import { LeavingLinks } from '../leaving-links.tsx'
import { countOf, remarkOf } from '../some-words.ts'
import styles from './search-findings.module.css'
import type { usePanelSearch } from './use-panel-search.ts'

type SearchFindingsProps = { finder: ReturnType<typeof usePanelSearch>; onLeave: () => void }

/** What the words have found so far. */
export function SearchFindings({ finder, onLeave }: SearchFindingsProps) {
  const t = useLaterTranslation()
  const { found, answeredText, isSearching, search } = finder
  const { items, total, start, categories, pages, suggestions, seen = [] } = found
  // Of a word that is still being typed nobody wants to hear that nothing has it.
  const remark = found.complete ? remarkOf(found, t) : undefined
  const count = countOf(found)
  const products = useToldList<HTMLDivElement>({ id: 'search-panel', name: t('search.title') }, items)
  const renderHeart = useCardHearts()
  const hasMore = nextPage({ start, size: searchPageSizes.panel, total }) !== null
  const pageOf = (text: string) => `/search/?${new URLSearchParams({ q: text })}`
  return (
    <LeavingLinks className={styles.findings} onLeave={onLeave}>
      <p className={styles.count} role="status">
        {answeredText !== null && !isSearching && t('search.found', { count, text: answeredText })}
      </p>
      <div className={styles.suggestions}>
        <LinkList
          title={t('search.suggestions')}
          links={suggestions.map((text) => ({ name: text, to: pageOf(text) }))}
        />
      </div>
      <div className={styles.products} ref={products} aria-busy={isSearching}>
        <ProductGrid
          products={items}
          eagerCount={searchPageSizes.panel}
          renderAction={renderHeart}
          renderBefore={(index) => index === remark?.at && <li className={styles.remark}>{remark.text}</li>}
          between={found}
        >
          {isSearching && items.length === 0 && <CardSkeletons count={searchPageSizes.panel} />}
        </ProductGrid>
        {seen.length > 0 && (
          <section>
            <h2 className={styles.title}>{t('product.recent')}</h2>
            <ProductGrid products={seen} eagerCount={searchPageSizes.panel} renderAction={renderHeart} />
          </section>
        )}
        {items.length > 0 && (
          <p className={styles.more}>
            {hasMore && (
              <Button look="secondary" isBusy={isSearching} onClick={() => void search.seeMore()}>
                {t('search.see-more')}
              </Button>
            )}
            {answeredText !== null && <Link to={pageOf(answeredText)}>{t('search.see-all', { count })}</Link>}
          </p>
        )}
      </div>
      <div className={styles.aside}>
        <LinkList title={t('listing.categories')} links={categories} />
        <LinkList title={t('search.pages')} links={pages} />
      </div>
    </LeavingLinks>
  )
}

function LinkList({ title, links }: { title: string; links: readonly { name: string; to: string }[] }) {
  if (links.length === 0) return null
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      <ul>
        {links.map(({ name, to }) => (
          <li key={to}>
            <Link className={styles.link} to={to}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
