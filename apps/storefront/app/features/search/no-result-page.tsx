import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/index.ts'
import { Container } from '../../ui/structure/container.tsx'
import { ProductCarousel } from '../product/index.ts'
import { HiddenPageHead } from '../seo/index.ts'
import type { NoResultData } from './no-result-data.ts'
import styles from './no-result-page.module.css'
import { PageSearch } from './page-search.tsx'
import { SearchSections } from './panel/search-sections.tsx'

type NoResultPageProps = { data: NoResultData; children?: ReactNode }

/** Nothing was found: the way on is another word, or what editors propose. */
export function NoResultPage({ data: { text, sections, products }, children }: NoResultPageProps) {
  const t = useTranslation()
  const title = text === '' ? t('search.title') : t('search.nothing-for', { text })
  return (
    <>
      <Container>
        <HiddenPageHead title={title} />
        <div className={styles.intro}>
          <h1 className={styles.title}>{title}</h1>
          <p>{t('search.nothing-text')}</p>
          <PageSearch text={text} message={null} key={text} />
        </div>
        <SearchSections
          sections={sections}
          renderProducts={({ title: heading }, index) => {
            const shown = products[index] ?? []
            return (
              shown.length > 0 && <ProductCarousel key={heading} id={`row-${index}`} title={heading} products={shown} />
            )
          }}
        />
      </Container>
      <div className={styles.advice}>{children}</div>
    </>
  )
}
