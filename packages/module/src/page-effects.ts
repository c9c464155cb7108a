import type { Database } from '@vonk/platform/db'
import type { EventKind } from '@vonk/platform/outbox'
import type { z } from 'zod'

type PublishedChange = { readonly topic: string; readonly payload: unknown }

/** The tags of the pages that are to be made again; everything, where that cannot be told. */
export type AffectedTags = readonly string[] | 'everything'

/** What the events of a topic change on pages that are kept. */
export type PageEffect = {
  readonly topic: string
  find(db: Database, changes: readonly PublishedChange[]): Promise<AffectedTags>
}

type Payloads<Kind extends EventKind> = readonly z.output<Kind['schema']>[]
type Find<Kind extends EventKind> = (db: Database, payloads: Payloads<Kind>) => AffectedTags | Promise<AffectedTags>

/** These events change what pages show: everything, or what has these tags. One that nobody can read may have changed anything. */
export function affects<Kind extends EventKind>(kind: Kind, find: 'everything' | Find<Kind>): PageEffect {
  const { topic, schema } = kind
  return {
    topic,
    async find(db, changes) {
      const read = changes.map(({ payload }) => schema.safeParse(payload))
      if (find === 'everything' || read.some(({ success }) => !success)) return 'everything'
      // Parsed just above by the schema this type is inferred from.
      return find(db, read.map(({ data }) => data) as unknown as Payloads<Kind>)
    },
  }
}

/** What these events, of any topics, have changed on pages. */
export async function findAffectedTags(
  db: Database,
  effects: readonly PageEffect[],
  changes: readonly PublishedChange[],
): Promise<AffectedTags> {
  const byTopic = Object.groupBy(changes, ({ topic }) => topic)
  const tags = new Set<string>()
  for (const { topic, find } of effects) {
    const affected = byTopic[topic] ? await find(db, byTopic[topic]) : []
    if (affected === 'everything') return affected
    for (const tag of affected) tags.add(tag)
  }
  return [...tags]
}
