import { robotsOf } from '@vonk/domain/seo'
import { useEffect } from 'react'
import { deferredComponent, Fragment, type Packed, useUnpacked } from '../../fragments/index.ts'
import { useTranslation } from '../../i18n/index.ts'
import { Breadcrumb } from '../../ui/structure/breadcrumb.tsx'
import { Container } from '../../ui/structure/container.tsx'
import { LazyStoryBody } from '../content/index.ts'
import { rememberCategory } from '../recently-viewed/index.ts'
import { PageHead } from '../seo/index.ts'
import { useShop } from '../stores/index.ts'
import { CategoryMenu } from './category-menu.tsx'
import styles from './category-page.module.css'
import { Listing } from './list/listing.tsx'
import { useOwnListing } from './list/use-own-listing.ts'
import type { CategoryPageData } from './load/category-page-data.ts'

// Only machines read it, and they read what the server writes.
const CategoryStructuredData = deferredComponent(
  async () => (await import('./category-structured-data.tsx')).CategoryStructuredData,
)

/** A category: where it is, what it is about, what lies beside it, and its products. */
export function CategoryPage({ page }: { page: Packed<CategoryPageData> }) {
  const data = useUnpacked(page)
  const t = useTranslation()
  const { id, trail, editorial } = data
  const listing = useOwnListing(data.listing, id)
  const { view } = useShop()
  useEffect(() => rememberCategory(view.code, { id, trail }), [view.code, id, trail])
  const above = trail.slice(0, -1).map(({ name, to }) => ({ title: name, to }))
  const list = { id: `category-${id}`, name: data.name, categories: trail.map(({ name }) => name) }
  // Whoever looks for something in particular is not held up.
  const isWhole = listing.chips.length === 0
  return (
    <>
      <Container>
        <Fragment dependsOn={[data]} name="head" hasHead>
          <CategoryHead data={data} />
        </Fragment>
        <div className={styles.intro}>
          <Fragment dependsOn={[trail]} name="trail">
            <Breadcrumb
              label={t('product.breadcrumbs')}
              steps={[{ title: t('product.home'), to: '/' }, ...above]}
              current={data.name}
            />
          </Fragment>
          <h1 className={styles.title}>{data.name}</h1>
          {data.description !== '' && <p className={styles.text}>{data.description}</p>}
          <CategoryMenu menu={data.menu} />
        </div>
      </Container>
      {isWhole && editorial.above.length > 0 && (
        <div className={styles.editorial}>
          <LazyStoryBody blocks={editorial.above} />
        </div>
      )}
      <Container>
        <Listing list={list} listing={listing} tiles={isWhole ? editorial.tiles : undefined} key={data.page} />
      </Container>
    </>
  )
}

/** What search engines read of a category: the list itself, not what somebody filtered out of it. */
function CategoryHead({ data }: { data: CategoryPageData }) {
  const { listing } = data
  const isFiltered = listing.chips.length > 0 || listing.hasFailed
  return (
    <>
      <PageHead title={data.metaTitle} description={data.metaDescription} page={data.page} />
      <meta name="robots" content={robotsOf({ routeName: 'category', isFiltered })} />
      <CategoryStructuredData data={data} isFiltered={isFiltered} />
    </>
  )
}
