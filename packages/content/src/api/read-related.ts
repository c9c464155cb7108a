import { type Story, type StoryDto, toStoryDto } from '@vonk/contract'
import type { StorySource, StoryVersion } from '../source/index.ts'
import { relationsIn, resolveRelations } from '../stories/index.ts'
import { isUuid } from './is-uuid.ts'

type Related = {
  readonly source: StorySource
  readonly version: StoryVersion
  readonly release?: string | undefined
  readonly fields: readonly string[]
}

// As many as one page of any source holds; a page with more articles on it is no page.
const mostRelated = 100

type Deep = Related & { readonly depth: 1 | 2 }

/** The stories that the relations of these lead to, or their uuids where they are more than a page holds. */
export async function readRelations(stories: readonly Story[], { depth, ...related }: Deep) {
  const uuids = uuidsIn(stories, related.fields)
  if (uuids.length > mostRelated) return { rels: [], rel_uuids: uuids }
  const first = await readRelated(stories, related)
  const second = depth === 2 ? await readRelated(first, related) : []
  const rels = new Map([...first, ...second].map((story) => [story.uuid, toStoryDto(story)]))
  return { rels: [...rels.values()] }
}

function uuidsIn(stories: readonly Story[], fields: readonly string[]): string[] {
  return [...new Set(stories.flatMap(({ content }) => relationsIn(content, fields)).filter(isUuid))]
}

async function readRelated(stories: readonly Story[], { source, fields, ...read }: Related): Promise<readonly Story[]> {
  const uuids = uuidsIn(stories, fields).slice(0, mostRelated)
  if (uuids.length === 0) return []
  return (await source.list({ ...read, uuids, offset: 0, limit: mostRelated })).stories
}

/** Stories on the wire with what they refer to in its place. */
export async function withRelated(stories: readonly Story[], related: Related): Promise<StoryDto[]> {
  const byUuid = new Map((await readRelated(stories, related)).map((story) => [story.uuid, toStoryDto(story)]))
  return stories.map((story) => {
    const content = byUuid.size === 0 ? story.content : resolveRelations(story.content, byUuid, related.fields)
    return toStoryDto({ ...story, content })
  })
}
