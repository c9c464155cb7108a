import { isDeepStrictEqual } from 'node:util'
import type { ContentJson, StoryFinding } from '@vonk/contract'
import { err, ok, type Result } from '@vonk/domain/result'
import type { Database, Db } from '@vonk/platform/db'
import {
  findThemes,
  lockStory,
  publishTogether,
  type StoryAddress,
  type StoryRow,
  withSameChange,
} from '../stories/index.ts'
import { type CheckParts, checkDraft } from './story-checks.ts'

type Read = { readonly id: number; readonly version: number }

/** The themes of other views that the draft of this one could be published in as well, as the same change. */
export async function findAlike(db: Db, id: number): Promise<(Read & { readonly view: string })[]> {
  const themes = await findThemes(db)
  const theme = themes.find((one) => one.id === id)
  if (!theme) return []
  return themes
    .filter((other) => other.id !== id && contentFor(theme, other) !== null)
    .map(({ id: alike, version, view }) => ({ id: alike, version, view }))
}

type Refusal =
  | { readonly code: 'story-not-found' }
  | { readonly code: 'story-changed'; readonly version: number; readonly by: string | null; readonly at: string }
  | { readonly code: 'story-not-ready'; readonly findings: readonly StoryFinding[] }

type Publishing = {
  readonly address: StoryAddress & { readonly version: number }
  readonly also: readonly Read[]
  readonly acceptsWarnings: boolean
}

type Checks = Omit<CheckParts, 'db'>

/** Publishes a theme and the same change in others, all of it or nothing. */
export function publishAlike(
  { db, ...checks }: Checks & { readonly db: Database },
  { address, also, acceptsWarnings }: Publishing,
): Promise<Result<{ readonly id: number }, Refusal>> {
  return db.transaction(async (tx) => {
    const rows = await lockAsRead(tx, [address, ...also])
    if (!rows.ok) return rows
    const theme = rows.value.find(({ id }) => id === address.id)
    if (!theme) return err({ code: 'story-not-found' })
    const toPublish = [{ current: theme, content: theme.draft }]
    for (const other of rows.value.filter(({ id }) => id !== theme.id)) {
      const content = await readyContent({ db: tx, ...checks }, { theme, other, acceptsWarnings })
      if (!content.ok) return content
      toPublish.push({ current: other, content: content.value })
    }
    await publishTogether(tx, toPublish, { by: address.by ?? null, on: { kind: 'story', id: theme.uuid } })
    return ok({ id: theme.id })
  })
}

type Together = { readonly theme: StoryRow; readonly other: StoryRow; readonly acceptsWarnings: boolean }

/** The other theme with the same change, once nothing keeps that from shoppers. */
async function readyContent(
  checks: CheckParts,
  { theme, other, acceptsWarnings }: Together,
): Promise<Result<ContentJson, Refusal>> {
  const content = contentFor(theme, other)
  // It has changed since the views were chosen.
  if (!content) return err(changedBy(other))
  const findings = await checkDraft(checks, { ...other, content })
  const isReady = findings.every(({ level }) => acceptsWarnings && level === 'warning')
  return isReady ? ok(content) : err({ code: 'story-not-ready', findings })
}

/** Null where it has work of its own that nobody sees yet, or another part where this one is changed. */
function contentFor({ view, published, draft }: StoryRow, other: StoryRow) {
  if (!published || !other.published || !isDeepStrictEqual(other.published, other.draft)) return null
  return withSameChange({ view, published, draft }, { view: other.view, content: other.draft })
}

/** In one order for all who lock several. */
async function lockAsRead(tx: Db, wanted: readonly Read[]): Promise<Result<StoryRow[], Refusal>> {
  const rows: StoryRow[] = []
  for (const { id, version } of wanted.toSorted((one, other) => one.id - other.id)) {
    const row = await lockStory(tx, id)
    if (!row) return err({ code: 'story-not-found' })
    if (row.version !== version) return err(changedBy(row))
    rows.push(row)
  }
  return ok(rows)
}

function changedBy({ version, changedBy: by, updatedAt }: StoryRow) {
  return { code: 'story-changed', version, by, at: updatedAt.toISOString() } as const
}
