import { newestArticles } from '../blog/articles.ts'
import { toAddress, toSearch, toStory } from '../links.ts'
import { block, type ContentOf, linkItem, unnumbered, usp } from '../parts.ts'
import { categoryCarousel, categoryTiles } from '../shop-blocks.ts'
import { storyUuid } from '../story-ids.ts'
import { type StoryView, say } from '../story-view.ts'
import { makeFooter } from './make-footer.ts'
import { makeMenu } from './make-menu.ts'
import { popularSearches, searchTiles, searchWords, storesLabel, uspWords } from './theme.data.ts'

type Search = NonNullable<ContentOf<'theme'>['search']>

/** What stands around every page of a view. */
export function makeTheme(view: StoryView, year: number): ContentOf<'theme'> {
  return {
    component: 'theme',
    ...unnumbered,
    header: { component: 'header', ...unnumbered, logo: null },
    footer: makeFooter(view, year),
    menu: makeMenu(view),
    uspBar: {
      component: 'usp-bar',
      ...unnumbered,
      usps: uspWords[view.shop].map(({ label, icon, story }) =>
        usp({ label: say(view, label), icon, link: toStory(view, story) }),
      ),
      animate: true,
      extraLink: linkItem(say(view, storesLabel), toAddress('/storelocator')),
    },
    search: makeSearch(view),
    landingPage: '',
  }
}

/** What the search panel offers before anything is typed. */
function makeSearch(view: StoryView): Search {
  const links = searchesFor(view).map((query) => linkItem(query, toSearch(query)))
  const [article] = newestArticles(view.brand, 1)
  const story =
    article && !view.isSampleSale ? [block('blog-article', { article: storyUuid(view, `blog/${article.code}`) })] : []
  const carousel = { title: searchWords.newIn, code: view.isSampleSale ? 'girls' : 'new', size: 6 }
  return {
    component: 'search',
    ...unnumbered,
    placeholder: say(view, searchWords.placeholder[view.brand]),
    sections: [
      { component: 'search-links', ...unnumbered, title: say(view, searchWords.popular), links },
      ...categoryTiles(view, { title: searchWords.departments, codes: searchTiles[view.brand] }),
      ...categoryCarousel(view, carousel),
      ...story,
    ],
  }
}

const SEARCHES = 6

/** The popular searches that find something here, by words that products of the view are called by. */
function searchesFor(view: StoryView): readonly string[] {
  return popularSearches[view.brand]
    .map((query) => say(view, query))
    .filter((query) =>
      query
        .toLowerCase()
        .split(' ')
        .every((word) => view.productWords.has(word)),
    )
    .slice(0, SEARCHES)
}
