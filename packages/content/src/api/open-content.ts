import type { MachinePorts } from '@vonk/module'
import type { Db } from '@vonk/platform/db'
import { currentPosition } from '@vonk/platform/outbox'
import type { ContentTokens } from '../preview/index.ts'
import { createCachedSource, type StorySource } from '../source/index.ts'
import { createLocalSource, storyChanged } from '../stories/index.ts'
import { createStoryblokSource, pollSpace, spaceChanged } from '../storyblok/index.ts'

/** Where stories are kept when not in our own tables. */
export type StoryblokSpace = { readonly token: string; readonly endpoint: string | undefined }

export type OpenContent = {
  readonly source: StorySource
  readonly tokens: ContentTokens
  /** Every process hears of a story that has changed. */
  readonly isAnnounced: true
  /** What a space proves its calls with. */
  readonly hookSecret: string | null
  close(): Promise<void>
}

export type ContentPorts = {
  /** Where stories are read, when not there. */
  readonly reading?: Db | undefined
  readonly space: StoryblokSpace | null
  readonly hookSecret: string | null
  readonly pollMs?: number
  readonly tokens: ContentTokens
}

/** How often a space is asked whether anything is new; one that calls by itself is asked in case a call got lost. */
const askedMs = { withCalls: 30_000, withoutCalls: 5_000 }

/** The stories of the shop, kept in memory until one changes: every process is told of it by the outbox. */
export async function openContent({
  db,
  reading = db,
  outbox,
  log,
  space,
  hookSecret,
  tokens,
  ...parts
}: Pick<MachinePorts, 'db' | 'outbox' | 'log'> & ContentPorts): Promise<OpenContent> {
  // Taken before anything is read: what changes while reading is forgotten again.
  const from = await currentPosition(db)
  const source = space
    ? createStoryblokSource({ ...space, previewToken: tokens.previewToken, log })
    : createLocalSource({ db: reading })
  const cached = createCachedSource({ source })
  const reader = outbox.follow({
    ...{ topics: [storyChanged, spaceChanged], from },
    onEvent: () => cached.forget(),
    onRewind: () => cached.forget(),
  })
  const { pollMs = hookSecret === null ? askedMs.withoutCalls : askedMs.withCalls } = parts
  const polling = space && pollSpace({ db, source, log, everyMs: pollMs })
  return {
    ...{ source: cached, tokens, hookSecret, isAnnounced: true },
    async close() {
      await polling?.close()
      await reader.close()
    },
  }
}
