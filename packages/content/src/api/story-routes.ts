import { readHomeStory, readStoriesByUuid, readStory, readThemeStory } from '@vonk/contract'
import { pageTags } from '@vonk/domain/page-tags'
import { err, ok } from '@vonk/domain/result'
import { findStoreView } from '@vonk/domain/stores'
import { type CallContext, handle } from '@vonk/platform/http'
import { whenAvailable } from '../source/index.ts'
import { relationFields } from '../stories/index.ts'
import type { ContentApiParts } from './content-api-parts.ts'
import { fullSlugOf } from './full-slug.ts'
import { withRelated } from './read-related.ts'

/** The calls the storefront makes for what is published. */
export function storyRoutes({ source, directory, isAnnounced = false }: ContentApiParts) {
  const related = { source, version: 'published', fields: relationFields } as const

  async function answerStory(slug: string, { storeCode, cacheTags, log }: CallContext) {
    return whenAvailable(log, async () => {
      const fullSlug = fullSlugOf(slug, { directory, view: findStoreView(directory, storeCode) })
      if (isAnnounced && fullSlug) cacheTags?.dependsOn([pageTags.story(fullSlug)])
      const found = fullSlug && (await source.find({ slug: fullSlug }, 'published'))
      const [story] = found ? await withRelated([found], related) : []
      return story ? ok({ story }) : err({ code: 'story-not-found' })
    })
  }

  return [
    handle(readStory, ({ slug }, context) => answerStory(slug, context)),
    handle(readHomeStory, (_, context) => answerStory('', context)),
    handle(readThemeStory, ({ storeCode }, context) => answerStory(`${storeCode}/config/theme`, context)),
    handle(readStoriesByUuid, ({ uuid: uuids }, { log, cacheTags }) =>
      whenAvailable(log, async () => {
        const { stories } = await source.list({ version: 'published', uuids, offset: 0, limit: uuids.length })
        if (isAnnounced) cacheTags?.dependsOn(stories.map(({ fullSlug }) => pageTags.story(fullSlug)))
        if (stories.length === 0) return err({ code: 'story-not-found' })
        const inOrder = stories.toSorted((a, b) => uuids.indexOf(a.uuid) - uuids.indexOf(b.uuid))
        return ok({ stories: await withRelated(inOrder, related) })
      }),
    ),
  ]
}
