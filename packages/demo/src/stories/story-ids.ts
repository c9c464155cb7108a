import type { Language } from '../label/language.ts'
import { makeId } from '../people/make-id.ts'
import { findArticle } from './blog/articles.ts'
import { type PageKey, pagePaths } from './story-paths.data.ts'
import type { StoryView } from './story-view.ts'

/** What a story is called in every language: a page, or an article of the blog by its code. */
export type StoryKey = PageKey | `blog/${string}`

/** The path of a story inside the folder of its view. */
export function storyPathOf(key: StoryKey, language: Language): string {
  if (isPageKey(key)) return pagePaths[key][language]
  return `blog/${findArticle(key.slice('blog/'.length)).slug[language]}`
}

export function storyUuid({ seed, code }: Pick<StoryView, 'seed' | 'code'>, key: StoryKey): string {
  return makeId(seed, `story ${code} ${key}`)
}

/** The same in every language of a shop, so that each finds its translations. */
export function storyGroup({ seed, shop }: Pick<StoryView, 'seed' | 'shop'>, key: StoryKey): string {
  return makeId(seed, `stories ${shop} ${key}`)
}

function isPageKey(key: StoryKey): key is PageKey {
  return Object.hasOwn(pagePaths, key)
}
