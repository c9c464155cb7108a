import { useLaterTranslation } from '../../i18n/index.ts'
import { Container } from '../../ui/structure/container.tsx'
import { Listing, type ListingData, useOwnListing } from '../listing/index.ts'
import { RecentlyViewed } from '../recently-viewed/index.ts'
import { HiddenPageHead } from '../seo/index.ts'
import type { SearchSection } from '../theme/index.ts'
import { FoundPages } from './found-pages.tsx'
import { PageSearch } from './page-search.tsx'
import type { FoundLink } from './panel/fetch-found.ts'
import { SearchSections } from './panel/search-sections.tsx'
import styles from './search-page.module.css'
import { remarkOf } from './some-words.ts'

export type SearchPageData = {
  /** What was searched for, tidied; empty where nothing was. */
  readonly text: string
  readonly problem: 'too-short' | 'too-long' | null
  /** null where there was nothing to search for. */
  readonly listing: ListingData | null
  /** Service pages, answers and shops the words find as well. */
  readonly pages: readonly FoundLink[]
  /** What editors propose to whoever has not searched for anything yet. */
  readonly sections: readonly SearchSection[]
}

/** Everything the words find, with the filters of every list. */
export function SearchPage({ data: { text, problem, listing, pages, sections } }: { data: SearchPageData }) {
  const t = useLaterTranslation()
  const title = listing ? t('search.results-for', { text }) : t('search.title')
  return (
    <Container>
      <HiddenPageHead title={title} />
      <div className={styles.intro}>
        <h1 className={styles.title}>{title}</h1>
        <PageSearch text={text} message={problem && t(`search.${problem}`)} />
        <FoundPages pages={pages} />
      </div>
      {listing ? <FoundProducts title={title} found={listing} key={text} /> : <SearchSections sections={sections} />}
      <RecentlyViewed />
    </Container>
  )
}

function FoundProducts({ title, found }: { title: string; found: ListingData }) {
  const t = useLaterTranslation()
  const listing = useOwnListing(found)
  return <Listing list={{ id: 'search', name: title }} listing={listing} remark={remarkOf(listing, t)} />
}
