import type { Story } from '@vonk/contract'
import type { StoreDirectory } from '@vonk/domain/stores'
import type { StorySource, StoryVersion } from '../source/index.ts'

type Languages = readonly (string | undefined)[]
type Reading = {
  readonly source: StorySource
  readonly version: StoryVersion
  readonly release?: string | undefined
  readonly directory: StoreDirectory
}

const original = 'default'

/** The languages of stories are the store views: each has a folder of its own. */
export function isLanguage(code: string | undefined, { views }: StoreDirectory): boolean {
  return code === undefined || code === '' || code === original || views.some((view) => view.code === code)
}

/** Each story in the first of these languages that has it, or as it is. */
export async function toLanguage(
  stories: readonly Story[],
  languages: Languages,
  { source, version, release }: Reading,
): Promise<readonly Story[]> {
  const wanted = languages.filter((code): code is string => !!code && code !== original)
  const chosen = new Map(stories.map((story) => [story.id, translationOf(story, wanted)]))
  const ids = new Set([...chosen.values()].filter((id) => id !== null))
  if (ids.size === 0) return stories
  const page = await source.list({ version, release, ids: [...ids], offset: 0, limit: ids.size })
  const byId = new Map(page.stories.map((story) => [story.id, story]))
  return stories.map((story) => byId.get(chosen.get(story.id) ?? story.id) ?? story)
}

function translationOf({ fullSlug, alternates }: Story, languages: readonly string[]): number | null {
  for (const code of languages) {
    if (fullSlug.startsWith(`${code}/`)) return null
    const translation = alternates.find((other) => other.fullSlug.startsWith(`${code}/`))
    if (translation) return translation.id
  }
  return null
}
