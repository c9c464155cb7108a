import type { Db } from '@vonk/platform/db'
import type { Log } from '@vonk/platform/log'
import { currentPosition, type Outbox } from '@vonk/platform/outbox'
import { locationsChanged } from '../locations/index.ts'
import { tariffsChanged } from './events.ts'
import type { Tariff } from './schema.ts'
import { readOfferedTariffs } from './store.ts'

export type LiveTariffs = {
  /** What can be offered as the database has it, a moment ago at most. */
  all(): readonly Tariff[]
  close(): Promise<void>
}

type FollowingParts = { readonly db: Db; readonly outbox: Outbox; readonly log: Log }

/** What delivery costs, in the memory of this process and in step with what is set in any. */
export async function followTariffs({ db, outbox, log }: FollowingParts): Promise<LiveTariffs> {
  // Taken before anything is read: what changes while reading is read again.
  const from = await currentPosition(db)
  let current = await readOfferedTariffs(db)

  async function readAgain(): Promise<void> {
    current = await readOfferedTariffs(db)
    log.info('the tariffs of delivery were read again')
  }

  const reader = outbox.follow({
    topics: [tariffsChanged, locationsChanged],
    from,
    onEvent: readAgain,
    onRewind: readAgain,
  })
  return { all: () => current, close: () => reader.close() }
}
