import { readContent } from '@vonk/contract'
import type { Log } from '@vonk/platform/log'
import type { StoryKey, StoryQuery, StorySource, StoryVersion } from '../source/index.ts'
import { shapedFields, toOurShape } from './our-shape.ts'
import { createSpaceClient, type SpaceOptions } from './space-client.ts'
import { linkListSchema, tagListSchema, toLink } from './space-link.ts'
import { spaceParamsOf } from './space-params.ts'
import { oneStorySchema, storyListSchema, toStory } from './space-story.ts'

/** The stories of a space of Storyblok; its folders are named after the store views. */
export function createStoryblokSource({ log, ...options }: SpaceOptions & { readonly log: Log }): StorySource {
  const ask = createSpaceClient(options)
  const reading = { log, fields: shapedFields() }

  async function readPage(query: StoryQuery, page: number) {
    const params = { ...spaceParamsOf(query), page: String(page), per_page: String(query.limit) }
    const answer = await ask('cdn/stories', params, storyListSchema)
    return { stories: answer?.body.stories ?? [], total: answer?.total ?? 0 }
  }

  return {
    async find(key, version) {
      const path = pathOf(key)
      if (path === null) return null
      const answer = await ask(`cdn/stories/${path}`, findParams(key, version), oneStorySchema)
      return answer && toStory(answer.body.story, reading)
    },

    readContent: (content) => readContent(toOurShape(content, reading.fields)).content,

    async list(query) {
      // A space takes an empty list for no condition at all.
      const lists = [query.uuids, query.ids, query.slugs, query.tags]
      if (lists.some((list) => list?.length === 0)) return { stories: [], total: 0 }
      const skipped = query.offset % query.limit
      const first = Math.floor(query.offset / query.limit) + 1
      const page = await readPage(query, first)
      // An offset inside a page takes the rest of that page and the beginning of the next.
      const next = skipped > 0 && page.total > first * query.limit ? await readPage(query, first + 1) : { stories: [] }
      const stories = [...page.stories, ...next.stories].slice(skipped, skipped + query.limit)
      return {
        stories: stories.map((story) => toStory(story, reading)).filter((story) => story !== null),
        total: page.total,
      }
    },

    async listLinks({ version, startsWith, offset, limit }) {
      const page = String(Math.floor(offset / limit) + 1)
      const params = { version, starts_with: startsWith, paginated: '1', include_dates: '1', page }
      const answer = await ask('cdn/links', { ...params, per_page: String(limit) }, linkListSchema)
      const links = Object.values(answer?.body.links ?? {}).filter((link) => !link.is_folder)
      return { links: links.map(toLink), total: answer?.total ?? 0 }
    },

    async listTags({ version, startsWith }) {
      const answer = await ask('cdn/tags', { version, starts_with: startsWith }, tagListSchema)
      return (answer?.body.tags ?? []).map(({ name, taggings_count }) => ({ name, count: taggings_count }))
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
  const release = version === 'draft' ? key.release : undefined
  return { version, from_release: release, ...('uuid' in key && { find_by: 'uuid' }) }
}
