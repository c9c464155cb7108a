import type { DraftStory } from '../draft-story.ts'
import { unnumbered } from '../parts.ts'
import { anyPicture } from '../pictures.ts'
import { type StoryView, say } from '../story-view.ts'
import { writeBlocks } from '../write-blocks.ts'
import type { Article } from './article.ts'
import { newestArticles } from './articles.ts'
import { tagNames } from './tags.data.ts'

const DAY = 86_400_000
const WORDS_A_MINUTE = 200

const shopIt = { nl: 'Om erbij te dragen', de: 'Passend dazu', en: 'To go with it' } as const

/** The blog of a view; a sample sale has none. */
export function writeArticles(view: StoryView, today: number): DraftStory[] {
  if (view.isSampleSale) return []
  return newestArticles(view.brand, Number.POSITIVE_INFINITY).map((article) => writeArticle(view, article, today))
}

function writeArticle(view: StoryView, article: Article, today: number): DraftStory {
  const { code, daysAgo, author, shows, category } = article
  const words = say(view, article.text).split(/\s+/).length
  const excerpt = say(view, article.excerpt)
  return {
    key: `blog/${code}`,
    name: say(view, article.title),
    tags: article.tags.map((tag) => say(view, tagNames[tag])),
    daysAgo,
    content: {
      component: 'blog-page',
      ...unnumbered,
      title: say(view, article.title),
      excerpt,
      image: anyPicture(view, shows),
      author,
      date: new Date(today - daysAgo * DAY).toISOString().slice(0, 10),
      readingMinutes: Math.max(1, Math.ceil(words / WORDS_A_MINUTE)),
      body: writeBlocks(view, [
        { kind: 'text', text: article.text },
        { kind: 'carousel', title: shopIt, code: category },
      ]),
      seo: { description: excerpt },
    },
  }
}
