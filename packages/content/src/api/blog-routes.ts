import { listBlogStories, toStoryDto } from '@vonk/contract'
import { pageTags } from '@vonk/domain/page-tags'
import { err, ok } from '@vonk/domain/result'
import { findStoreView } from '@vonk/domain/stores'
import { handle } from '@vonk/platform/http'
import { whenAvailable } from '../source/index.ts'
import type { ContentApiParts } from './content-api-parts.ts'
import { slugPrefixOf } from './full-slug.ts'
import { withoutFields } from './without-fields.ts'

const newestFirst = [{ field: 'content.date', direction: 'desc' }] as const

/** The blog of a view; a list shows what an article is about, not its body. */
export function blogRoutes({ source, directory, isAnnounced = false }: ContentApiParts) {
  return [
    handle(listBlogStories, ({ storeCode, slug, tag, size, offset }, context) =>
      whenAvailable(context.log, async () => {
        const view = findStoreView(directory, storeCode ?? context.storeCode)
        const isKnown = storeCode === undefined || storeCode === view.code || storeCode === 'default'
        if (!isKnown) return err({ code: 'view-unknown' })
        const startsWith = slugPrefixOf(slug, { directory, view }).replace(/\/*$/, '/')
        if (isAnnounced) context.cacheTags?.dependsOn([pageTags.stories(startsWith.split('/')[0] ?? '')])
        const { stories, total } = await source.list({
          version: 'published',
          startsWith,
          component: 'blog-page',
          ...(tag && { tags: [tag] }),
          sort: newestFirst,
          offset,
          limit: size,
        })
        return ok({ total, stories: stories.map((story) => toStoryDto(withoutFields(story, ['body']))) })
      }),
    ),
  ]
}
