import { type Story, type StoryDto, toStoryDto } from '@vonk/contract'
import type { StorySource, StoryVersion } from '../source/index.ts'
import { relationsIn, resolveRelations } from '../stories/index.ts'

type Related = { readonly source: StorySource; readonly version: StoryVersion; readonly fields: readonly string[] }

// As many as one page of any source holds; a page with more articles on it is no page.
const mostRelated = 100

/** The stories that the relations of these lead to. */
export async function readRelated(
  stories: readonly Story[],
  { source, version, fields }: Related,
): Promise<StoryDto[]> {
  const uuids = new Set(stories.flatMap(({ content }) => relationsIn(content, fields)))
  if (uuids.size === 0) return []
  const wanted = [...uuids].slice(0, mostRelated)
  const page = await source.list({ version, uuids: wanted, offset: 0, limit: mostRelated })
  return page.stories.map(toStoryDto)
}

/** Stories on the wire with what they refer to in its place. */
export async function withRelated(stories: readonly Story[], related: Related): Promise<StoryDto[]> {
  const byUuid = new Map((await readRelated(stories, related)).map((story) => [story.uuid, story]))
  return stories.map((story) => {
    const content = byUuid.size === 0 ? story.content : resolveRelations(story.content, byUuid, related.fields)
    return toStoryDto({ ...story, content })
  })
}
