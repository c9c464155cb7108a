import {
  listBlogStories,
  readHomeStory,
  readStoriesByUuid,
  readStory,
  readThemeStory,
  toStoryDto,
  validateEditor,
} from '@vonk/contract'
import { err, ok } from '@vonk/domain/result'
import { findStoreView } from '@vonk/domain/stores'
import { type CallContext, handle } from '@vonk/platform/http'
import { isEditor } from '../preview/index.ts'
import { relationFields } from '../stories/index.ts'
import type { ContentApiParts } from './content-routes.ts'
import { fullSlugOf, slugPrefixOf } from './full-slug.ts'
import { withRelated } from './read-related.ts'
import { whenAvailable } from './when-available.ts'
import { withoutFields } from './without-fields.ts'

const related = { version: 'published', fields: relationFields } as const

/** The calls the storefront makes for what is published, and the door of the visual editor. */
export function storyRoutes({ source, directory, tokens, now = () => new Date() }: ContentApiParts) {
  async function answerStory(slug: string, { storeCode, log }: CallContext) {
    return whenAvailable(log, async () => {
      const fullSlug = fullSlugOf(slug, { directory, view: findStoreView(directory, storeCode) })
      const found = fullSlug && (await source.find({ slug: fullSlug }, 'published'))
      if (!found) return err({ code: 'story-not-found' })
      const [story] = await withRelated([found], { ...related, source })
      return story ? ok({ story }) : err({ code: 'story-not-found' })
    })
  }

  return [
    handle(readStory, ({ slug }, context) => answerStory(slug, context)),
    handle(readHomeStory, (_, context) => answerStory('', context)),
    handle(readThemeStory, ({ storeCode }, context) => answerStory(`${storeCode}/config/theme`, context)),

    handle(readStoriesByUuid, ({ uuid }, { log }) =>
      whenAvailable(log, async () => {
        const { stories } = await source.list({ version: 'published', uuids: uuid, offset: 0, limit: uuid.length })
        if (stories.length === 0) return err({ code: 'story-not-found' })
        const inOrder = stories.toSorted((a, b) => uuid.indexOf(a.uuid) - uuid.indexOf(b.uuid))
        return ok({ stories: await withRelated(inOrder, { ...related, source }) })
      }),
    ),

    handle(validateEditor, ({ space_id, spaceId = space_id, timestamp, token }) => {
      const { previewToken } = tokens
      if (previewToken === null || !isEditor({ spaceId, timestamp, token }, { previewToken, now: now() })) {
        return err({ code: 'editor-unauthorized' })
      }
      return ok({ previewToken, error: false })
    }),

    handle(listBlogStories, ({ storeCode, slug, tag, size, offset }, { storeCode: asking, log }) =>
      whenAvailable(log, async () => {
        const view = findStoreView(directory, storeCode ?? asking)
        if (storeCode !== undefined && ![view.code, 'default'].includes(storeCode)) return err({ code: 'view-unknown' })
        const folder = slugPrefixOf(slug, { directory, view }).replace(/\/*$/, '/')
        const { stories, total } = await source.list({
          version: 'published',
          startsWith: folder,
          component: 'blog-page',
          ...(tag && { tags: [tag] }),
          sort: { field: 'content.date', direction: 'desc' },
          offset,
          limit: size,
        })
        return ok({ total, stories: stories.map((story) => toStoryDto(withoutFields(story, ['body']))) })
      }),
    ),
  ]
}
