import type { EditedStory } from '@vonk/contract'

type State = 'draft' | 'published' | 'changed' | 'scheduled' | 'refused'

/** What shoppers see of a story, in one word. */
export function stateOf({
  isPublished,
  hasChanges,
  publishAt,
  publishRefusedAt,
}: Pick<EditedStory, 'isPublished' | 'hasChanges' | 'publishAt' | 'publishRefusedAt'>): State {
  if (publishAt !== null) return 'scheduled'
  if (publishRefusedAt !== null) return 'refused'
  if (!isPublished) return 'draft'
  return hasChanges ? 'changed' : 'published'
}

/** When it is published by itself, or was to be. */
export function momentOf(
  { publishAt, publishRefusedAt }: Pick<EditedStory, 'publishAt' | 'publishRefusedAt'>,
  moment: (iso: string) => string,
): string {
  const at = publishAt ?? publishRefusedAt
  return at === null ? '' : moment(at)
}

export type Folder = {
  readonly name: string
  readonly stories: readonly EditedStory[]
  readonly folders: readonly Folder[]
}

/** Stories by the folders of their addresses; those that match what is searched for, by name or address. */
export function toTree(stories: readonly EditedStory[], search: string): Folder {
  const words = search.trim().toLowerCase()
  const found = stories.filter(({ name, path }) => `${name} ${path}`.toLowerCase().includes(words))
  return folderOf('', found, 0)
}

function folderOf(name: string, stories: readonly EditedStory[], depth: number): Folder {
  const folderAt = ({ path }: EditedStory) => path.split('/').slice(0, -1)[depth]
  const inside = Map.groupBy(
    stories.filter((story) => folderAt(story) !== undefined),
    (story) => folderAt(story) ?? '',
  )
  return {
    name,
    stories: stories.filter((story) => folderAt(story) === undefined),
    folders: [...inside].map(([folder, own]) => folderOf(folder, own, depth + 1)),
  }
}

/** An address made of a name: small letters, digits and hyphens. */
export function toPath(name: string): string {
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss').toLowerCase()
  return plain.replaceAll(/[^a-z0-9/]+/g, '-').replaceAll(/^[-/]+|[-/]+$/g, '')
}
