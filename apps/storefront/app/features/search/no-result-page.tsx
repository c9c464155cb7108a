import type { ReactNode } from 'react'
import { useLaterTranslation } from '../../i18n/index.ts'
import { Container } from '../../ui/structure/container.tsx'
import { type CardProduct, ProductCarousel } from '../product/index.ts'
import { RecentlyViewed } from '../recently-viewed/index.ts'
import { HiddenPageHead } from '../seo/index.ts'
import type { SearchSection } from '../theme/index.ts'
import { useCardHearts } from '../wishlist/index.ts'
import { FoundPages } from './found-pages.tsx'
import { PageSearch } from './page-search.tsx'
import type { FoundLink } from './panel/fetch-found.ts'
import { SearchSections } from './panel/search-sections.tsx'
import styles from './search-page.module.css'

export type NoResultData = {
  readonly text: string
  readonly pages: readonly FoundLink[]
  readonly sections: readonly SearchSection[]
  /** The products of the sections that show some, by the section's place. */
  readonly products: Readonly<Record<number, readonly CardProduct[]>>
}

type NoResultPageProps = { data: NoResultData; children?: ReactNode }

/** Nothing was found: the way on is another word, or what editors propose. */
export function NoResultPage({ data: { text, pages, sections, products }, children }: NoResultPageProps) {
  const t = useLaterTranslation()
  const renderHeart = useCardHearts()
  const title = text === '' ? t('search.title') : t('search.nothing-for', { text })
  return (
    <>
      <Container>
        <HiddenPageHead title={title} />
        <div className={styles.intro}>
          <h1 className={styles.title}>{title}</h1>
          {pages.length === 0 && <p>{t('search.nothing-text')}</p>}
          <PageSearch text={text} message={null} key={text} />
          <FoundPages pages={pages} />
        </div>
        <SearchSections
          sections={sections}
          renderProducts={({ title: heading }, index) => {
            const shown = products[index] ?? []
            return (
              shown.length > 0 && (
                <ProductCarousel
                  key={heading}
                  id={`row-${index}`}
                  title={heading}
                  products={shown}
                  renderAction={renderHeart}
                />
              )
            )
          }}
        />
      </Container>
      <div className={styles.advice}>{children}</div>
      <Container>
        <RecentlyViewed />
      </Container>
    </>
  )
}
