import type { ContentTokens } from '@vonk/content/preview'
import { createCachedSource, type StorySource } from '@vonk/content/source'
import { createLocalSource, storyChanged } from '@vonk/content/stories'
import { createStoryblokSource } from '@vonk/content/storyblok'
import type { Database } from '@vonk/platform/db'
import type { Log } from '@vonk/platform/log'
import { currentPosition, type Outbox } from '@vonk/platform/outbox'

/** Where stories are kept when not in our own tables. */
export type StoryblokSpace = { readonly token: string; readonly endpoint: string | undefined }

export type OpenContent = {
  readonly source: StorySource
  readonly tokens: ContentTokens
  /** Whoever changes a story publishes it; a space does not. */
  readonly isAnnounced: boolean
  close(): Promise<void>
}

type ContentParts = {
  readonly db: Database
  readonly outbox: Outbox
  readonly log: Log
  readonly space: StoryblokSpace | null
  readonly tokens: ContentTokens
}

// A space does not tell us when something is published: this is how late a shopper may see it.
const spaceLifetimeMs = 30_000

/** The stories of the shop, kept in memory: our own until one changes, those of a space for half a minute. */
export async function openContent({ db, outbox, log, space, tokens }: ContentParts): Promise<OpenContent> {
  if (space) {
    const source = createStoryblokSource({ ...space, previewToken: tokens.previewToken, log })
    const cached = createCachedSource({ source, lifetimeMs: spaceLifetimeMs })
    return { source: cached, tokens, isAnnounced: false, close: async () => {} }
  }
  // Taken before anything is read: what changes while reading is forgotten again.
  const from = await currentPosition(db)
  const cached = createCachedSource({ source: createLocalSource({ db }) })
  const reader = outbox.follow({ topics: [storyChanged], from, onEvent: () => cached.forget() })
  return { source: cached, tokens, isAnnounced: true, close: () => reader.close() }
}
