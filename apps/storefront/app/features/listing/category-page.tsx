import { useEffect } from 'react'
import { Fragment, type Packed, unpack } from '../../fragments/index.ts'
import { useTranslation } from '../../i18n/index.ts'
import { Breadcrumb } from '../../ui/structure/breadcrumb.tsx'
import { Container } from '../../ui/structure/container.tsx'
import { StoryBody } from '../content/index.ts'
import { useShop } from '../stores/index.ts'
import { CategoryHead } from './category-head.tsx'
import { CategoryMenu } from './category-menu.tsx'
import styles from './category-page.module.css'
import { Listing } from './list/listing.tsx'
import type { CategoryPageData } from './load/category-page-data.ts'
import { rememberCategory } from './visited-category.ts'

/** A category: where it is, what it is about, what lies beside it, and its products. */
export function CategoryPage({ page }: { page: Packed<CategoryPageData> }) {
  const data = unpack(page)
  const t = useTranslation()
  const { id, trail, editorial, listing } = data
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
              label={t('listing.trail')}
              steps={[{ title: t('listing.home'), to: '/' }, ...above]}
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
          <StoryBody blocks={editorial.above} />
        </div>
      )}
      <Container>
        <Listing list={list} listing={listing} tiles={isWhole ? editorial.tiles : undefined} key={data.page} />
      </Container>
    </>
  )
}
