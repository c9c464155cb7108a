import type { Story } from '@vonk/contract'

/** What shoppers see, or what an editor is working on. */
export type StoryVersion = 'draft' | 'published'

export type StoryKey = { readonly slug: string } | { readonly id: number } | { readonly uuid: string }

export type StorySort = { readonly field: string; readonly direction: 'asc' | 'desc' }

/** All conditions hold at once; slugs are full ones. */
export type StoryQuery = {
  readonly version: StoryVersion
  readonly startsWith?: string | undefined
  /** `*` stands for anything. */
  readonly slugs?: readonly string[] | undefined
  readonly excludedSlugs?: readonly string[] | undefined
  readonly uuids?: readonly string[] | undefined
  readonly tags?: readonly string[] | undefined
  readonly component?: string | undefined
  readonly isStartpage?: boolean | undefined
  /** By position from high to low when not given. */
  readonly sort?: StorySort | undefined
  readonly offset: number
  readonly limit: number
}

export type StoryPage = { readonly stories: readonly Story[]; readonly total: number }

/** Where stories come from: the tables of this package, or a space of Storyblok. Throws `ContentUnavailable` when it is away. */
export type StorySource = {
  find(key: StoryKey, version: StoryVersion): Promise<Story | null>
  list(query: StoryQuery): Promise<StoryPage>
  /** A number that grows whenever what shoppers see changes. */
  readCacheVersion(): Promise<number>
}
