import type { StoryDto } from '@vonk/contract'
import type { StoreDirectory } from '@vonk/domain/stores'
import { storyPage } from '@vonk/domain/urls'
import type { Alternate } from '../../stores/index.ts'

/** Where a story can be read in other views: what is only a draft there is nowhere yet. */
export function findAlternatePages(
  { views }: StoreDirectory,
  { alternates }: Pick<StoryDto, 'alternates'>,
): readonly Alternate[] {
  return alternates.flatMap(({ full_slug, published }) => {
    const view = published && views.find(({ code }) => full_slug.startsWith(`${code}/`))
    return view ? [{ code: view.code, path: storyPage(full_slug, view) }] : []
  })
}
