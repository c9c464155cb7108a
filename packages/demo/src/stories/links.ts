import type { ContentLink } from '@vonk/contract'
import { type StoryKey, storyPathOf, storyUuid } from './story-ids.ts'
import type { StoryView } from './story-view.ts'

type LinkInput = Pick<ContentLink, 'linktype' | 'url' | 'cached_url' | 'id'>

export function toStory(view: StoryView, key: StoryKey): LinkInput {
  const slug = `${view.code}/${storyPathOf(key, view.language)}`
  return { linktype: 'story', url: '', cached_url: slug, id: storyUuid(view, key) }
}

/** A page with a fixed address, another site, or a mailbox. */
export function toAddress(url: string): LinkInput {
  return { linktype: 'url', url, cached_url: '', id: '' }
}

/** The page of a category; null where the view does not have it. */
export function toCategory(view: StoryView, code: string): LinkInput | null {
  const path = findCategory(view, code)?.url_path
  return path ? toAddress(`/${path}`) : null
}

/** A category by the code it has in the main shop; sample sales call theirs by another. */
export function findCategory({ categories, isSampleSale }: StoryView, code: string) {
  return categories.get(isSampleSale ? `sample-${code}` : code) ?? null
}

export function toSearch(query: string): LinkInput {
  return toAddress(`/search?q=${encodeURIComponent(query)}`)
}

/** What each of these categories is called beside the others: with its department where the name alone says too little. */
export function namesOf(view: StoryView, codes: readonly string[]): ReadonlyMap<string, string> {
  const found = codes.map((code) => ({ code, category: findCategory(view, code) }))
  return new Map(
    found.map(({ code, category }) => {
      const name = category?.name ?? ''
      const isShared = found.some((other) => other.code !== code && other.category?.name === name)
      const department = isShared ? findCategory(view, code.split('-')[0] ?? '')?.name : undefined
      return [code, department ? `${department}: ${name}` : name]
    }),
  )
}
