import type { ContentJson, DeliverySort, Story, StoryFilter } from '@vonk/contract'

/** What shoppers see, or what an editor is working on. */
export type StoryVersion = 'draft' | 'published'

/** The number of a release, which changes what the draft of a story is. */
type InRelease = { readonly release?: string | undefined }

export type StoryKey = InRelease & ({ readonly slug: string } | { readonly id: number } | { readonly uuid: string })

export type StorySort = DeliverySort

/** Only what happened after or before a moment. */
export type StoryMoment = {
  readonly field: 'published_at' | 'first_published_at' | 'updated_at'
  readonly side: 'gt' | 'lt'
  readonly moment: string
}

/** All conditions hold at once; slugs are full ones. */
export type StoryQuery = InRelease & {
  readonly version: StoryVersion
  readonly startsWith?: string | undefined
  /** `*` stands for anything. */
  readonly slugs?: readonly string[] | undefined
  readonly excludedSlugs?: readonly string[] | undefined
  readonly ids?: readonly number[] | undefined
  readonly excludedIds?: readonly number[] | undefined
  readonly uuids?: readonly string[] | undefined
  readonly tags?: readonly string[] | undefined
  readonly component?: string | undefined
  readonly isStartpage?: boolean | undefined
  /** How many parts the slug has. */
  readonly level?: number | undefined
  /** Only a space has them: without one nothing is in a stage. */
  readonly workflowStages?: readonly number[] | undefined
  /** Words that all stand in a story. */
  readonly searchTerm?: string | undefined
  readonly filter?: StoryFilter | undefined
  readonly moments?: readonly StoryMoment[] | undefined
  /** By position from high to low when not given. */
  readonly sort?: readonly StorySort[] | undefined
  readonly offset: number
  readonly limit: number
}

export type StoryPage = { readonly stories: readonly Story[]; readonly total: number }

/** A story without its content. */
export type StoryLink = Pick<
  Story,
  'id' | 'uuid' | 'name' | 'fullSlug' | 'isStartpage' | 'position' | 'createdAt' | 'updatedAt' | 'publishedAt'
>

export type LinkQuery = Pick<StoryQuery, 'version' | 'startsWith' | 'offset' | 'limit'>
export type LinkPage = { readonly links: readonly StoryLink[]; readonly total: number }

export type TagQuery = Pick<StoryQuery, 'version' | 'startsWith'>
export type StoryTag = { readonly name: string; readonly count: number }

/** Where stories come from: the tables of this package, or a space of Storyblok. Throws `ContentUnavailable` when it is away. */
export type StorySource = {
  find(key: StoryKey, version: StoryVersion): Promise<Story | null>
  /** Content as an editor of this source holds it, in our own shape; null when nothing of it is understood. */
  readContent(content: unknown): ContentJson | null
  list(query: StoryQuery): Promise<StoryPage>
  listLinks(query: LinkQuery): Promise<LinkPage>
  listTags(query: TagQuery): Promise<readonly StoryTag[]>
  /** A number that grows whenever what shoppers see changes. */
  readCacheVersion(): Promise<number>
}
