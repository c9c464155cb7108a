import { useLaterTranslation } from '../../i18n/index.ts'
import { Container } from '../../ui/structure/container.tsx'
import { Listing, type ListingData } from '../listing/index.ts'
import { HiddenPageHead } from '../seo/index.ts'
import type { SearchSection } from '../theme/index.ts'
import { PageSearch } from './page-search.tsx'
import { SearchSections } from './panel/search-sections.tsx'
import styles from './search-page.module.css'

export type SearchPageData = {
  /** What was searched for, tidied; empty where nothing was. */
  readonly text: string
  readonly problem: 'too-short' | 'too-long' | null
  /** null where there was nothing to search for. */
  readonly listing: ListingData | null
  /** What editors propose to whoever has not searched for anything yet. */
  readonly sections: readonly SearchSection[]
}

/** Everything the words find, with the filters of every list. */
export function SearchPage({ data: { text, problem, listing, sections } }: { data: SearchPageData }) {
  const t = useLaterTranslation()
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
