import type { EditedStory } from '@vonk/contract'
import { buildPath, findStoreView, type StoreDirectory } from '@vonk/domain/stores'
import { editorToken } from '../preview/index.ts'

/** Pages read the draft of the number in their address; a block alone is shown without the shop around it. */
const pages: Readonly<Record<string, string>> = {
  page: '/storyblok',
  'blog-page': '/storyblok',
  // It stands around every page: here, around the home page.
  theme: '/storyblok',
}
const withoutShop = '/storyblok-empty'

// Our own editor is no space of anybody's; the number is part of what is signed.
const spaceId = '0'

type Signed = {
  readonly directory: StoreDirectory
  readonly previewToken: string
  readonly now: Date
  /** Drafts are shown as they are in this one. */
  readonly release?: number | undefined
}

/** The path on which a draft is seen on the host of its view, with a proof (decision 60). */
export function previewPath(
  { id, view, component }: Pick<EditedStory, 'id' | 'view' | 'component'>,
  { directory, previewToken, now, release = 0 }: Signed,
): string {
  const page = pages[component] ?? withoutShop
  const timestamp = String(Math.floor(now.getTime() / 1000))
  const query = new URLSearchParams({
    _storyblok: String(id),
    _storyblok_c: component,
    _storyblok_release: String(release),
    '_storyblok_tk[space_id]': spaceId,
    '_storyblok_tk[timestamp]': timestamp,
    '_storyblok_tk[token]': editorToken({ spaceId, timestamp }, previewToken),
  })
  return `${buildPath(findStoreView(directory, view), page)}?${query}`
}
