import { deliverStories, deliverStory, type Story, toStoryDto } from '@vonk/contract'
import { pageTags } from '@vonk/domain/page-tags'
import { err, ok } from '@vonk/domain/result'
import { findStoreView } from '@vonk/domain/stores'
import { type CacheTags, type CallContext, handle, WithHeaders } from '@vonk/platform/http'
import { mayRead } from '../preview/index.ts'
import type { StoryKey, StoryVersion } from '../source/index.ts'
import type { ContentApiParts } from './content-api-parts.ts'
import { listAsked, storyKeyOf } from './delivery-query.ts'
import { readRelated } from './read-related.ts'
import { whenAvailable } from './when-available.ts'
import { withoutFields } from './without-fields.ts'

type Asked = { readonly version: StoryVersion; readonly resolve_relations?: readonly string[] | undefined }

/** The same stories in the shape of Storyblok's delivery API, for its own clients and for editors. */
export function deliveryRoutes({ source, directory, tokens, isAnnounced = false }: ContentApiParts) {
  const readerOf = ({ storeCode }: CallContext) => ({ directory, view: findStoreView(directory, storeCode) })

  async function besides(stories: readonly Story[], { version, resolve_relations = [] }: Asked) {
    const rels = await readRelated(stories, { source, version, fields: resolve_relations })
    return { cv: await source.readCacheVersion(), rels, links: [] }
  }

  return [
    handle(deliverStory, (asked, context) =>
      whenAvailable(context.log, async () => {
        if (!mayRead(asked.version, asked.token, tokens)) return err({ code: 'unauthorized' })
        const key = storyKeyOf(asked, readerOf(context))
        if (isAnnounced && asked.version === 'published') noteStory(context.cacheTags, key)
        const story = key && (await source.find(key, asked.version))
        if (!story) return err({ code: 'story-not-found' })
        return ok({
          story: toStoryDto(withoutFields(story, asked.excluding_fields)),
          ...(await besides([story], asked)),
        })
      }),
    ),

    handle(deliverStories, (asked, context) =>
      whenAvailable(context.log, async () => {
        if (!mayRead(asked.version, asked.token, tokens)) return err({ code: 'unauthorized' })
        const { stories, total } = await listAsked(source, asked, readerOf(context))
        const delivered = stories.map((story) => toStoryDto(withoutFields(story, asked.excluding_fields)))
        const answer = { stories: delivered, ...(await besides(stories, asked)) }
        return ok(new WithHeaders(answer, { total: String(total), 'per-page': String(asked.per_page) }))
      }),
    ),
  ]
}

/** A uuid would tell nobody which story was changed. */
function noteStory(cacheTags: CacheTags | null, key: StoryKey | null): void {
  if (key && 'slug' in key) cacheTags?.dependsOn([pageTags.story(key.slug)])
  if (key && 'id' in key) cacheTags?.dependsOn([pageTags.story(key.id)])
}
