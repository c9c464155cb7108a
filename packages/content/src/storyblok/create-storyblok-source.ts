import type { Log } from '@vonk/platform/log'
import type { StoryKey, StoryQuery, StorySource, StoryVersion } from '../source/index.ts'
import { createSpaceClient, type SpaceOptions } from './space-client.ts'
import { oneStorySchema, storyListSchema, toStory } from './space-story.ts'

/** The stories of a space of Storyblok; its folders are named after the store views. */
export function createStoryblokSource({ log, ...options }: SpaceOptions & { readonly log: Log }): StorySource {
  const ask = createSpaceClient(options)

  async function readPage(query: StoryQuery, page: number) {
    const params = { ...paramsOf(query), page: String(page), per_page: String(query.limit) }
    const answer = await ask('cdn/stories', params, storyListSchema)
    return { stories: answer?.body.stories ?? [], total: answer?.total ?? 0 }
  }

  return {
    async find(key, version) {
      const path = pathOf(key)
      if (path === null) return null
      const answer = await ask(`cdn/stories/${path}`, findParams(key, version), oneStorySchema)
      return answer && toStory(answer.body.story, log)
    },

    async list(query) {
      // A space takes an empty list for no condition at all.
      if ([query.uuids, query.slugs, query.tags].some((list) => list?.length === 0)) return { stories: [], total: 0 }
      const skipped = query.offset % query.limit
      const first = Math.floor(query.offset / query.limit) + 1
      const page = await readPage(query, first)
      // An offset inside a page takes the rest of that page and the beginning of the next.
      const next = skipped > 0 && page.total > first * query.limit ? await readPage(query, first + 1) : { stories: [] }
      const stories = [...page.stories, ...next.stories].slice(skipped, skipped + query.limit)
      return {
        stories: stories.map((story) => toStory(story, log)).filter((story) => story !== null),
        total: page.total,
      }
    },

    async readCacheVersion() {
      const answer = await ask('cdn/stories', { per_page: '1', version: 'published' }, storyListSchema)
      return answer?.body.cv ?? 0
    },
  }
}

/** A path that cannot lead out of the stories; null when the key is none. */
function pathOf(key: StoryKey): string | null {
  if ('id' in key) return String(key.id)
  if ('uuid' in key) return encodeURIComponent(key.uuid)
  const segments = key.slug.split('/')
  return segments.every((segment) => /^[\w-]+$/.test(segment)) ? segments.join('/') : null
}

function findParams(key: StoryKey, version: StoryVersion) {
  return { version, ...('uuid' in key && { find_by: 'uuid' }) }
}

function paramsOf(query: StoryQuery): Record<string, string | undefined> {
  const { version, startsWith, slugs, excludedSlugs, uuids, tags, component, isStartpage, sort } = query
  return {
    version,
    starts_with: startsWith,
    by_slugs: slugs?.join(','),
    excluding_slugs: excludedSlugs?.join(','),
    by_uuids: uuids?.join(','),
    with_tag: tags?.join(','),
    content_type: component,
    is_startpage: isStartpage === undefined ? undefined : String(isStartpage),
    sort_by: sort && `${sort.field}:${sort.direction}`,
  }
}
