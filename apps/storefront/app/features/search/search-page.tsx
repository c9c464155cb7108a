import { useTranslation } from '../../i18n/index.ts'
import { Container } from '../../ui/structure/container.tsx'
import { Listing } from '../listing/index.ts'
import { HiddenPageHead } from '../seo/index.ts'
import { PageSearch } from './page-search.tsx'
import { SearchSections } from './panel/search-sections.tsx'
import styles from './search-page.module.css'
import type { SearchPageData } from './search-page-data.ts'

/** Everything the words find, with the filters of every list. */
export function SearchPage({ data: { text, problem, listing, sections } }: { data: SearchPageData }) {
  const t = useTranslation()
  const title = listing ? t('search.results-for', { text }) : t('search.title')
  return (
    <Container>
      <HiddenPageHead title={title} />
      <div className={styles.intro}>
        <h1 className={styles.title}>{title}</h1>
        <PageSearch text={text} message={problem && t(`search.${problem}`)} />
      </div>
      {listing ? (
        <Listing list={{ id: 'search', name: title }} listing={listing} key={text} />
      ) : (
        <SearchSections sections={sections} />
      )}
    </Container>
  )
}
