import { type Actor, commandLine, recordAct } from '@vonk/platform/acts'
import type { Db } from '@vonk/platform/db'
import { publish } from '@vonk/platform/outbox'
import { sql } from 'drizzle-orm'
import { maintenanceSwitched } from './events.ts'
import { maintenance } from './schema.ts'

export type Maintenance = {
  /** Whether the shop is closed, as every process sees it half a second after the switch at the latest. */
  isOn(): Promise<boolean>
  /** The same, as it is at this moment. */
  read(): Promise<boolean>
  /** Who is not named works on the command line. */
  switch(isOn: boolean, by?: Actor): Promise<void>
}

type MaintenanceParts = {
  readonly db: Db
  /** Closed by configuration, whatever the switch says. */
  readonly isForced?: boolean
  readonly now?: () => number
}

const freshForMs = 500

/** The switch that closes the shop for work. */
export function createMaintenance({ db, isForced = false, now = Date.now }: MaintenanceParts): Maintenance {
  let cached: { readonly isOn: Promise<boolean>; readonly until: number } | null = null

  async function read(): Promise<boolean> {
    if (isForced) return true
    const [row] = await db.select({ isOn: maintenance.isOn }).from(maintenance)
    return row?.isOn ?? false
  }

  return {
    read,

    async isOn() {
      if (isForced) return true
      if (cached && now() < cached.until) return cached.isOn
      const before = cached
      const isOn = read().catch((error: unknown) => {
        if (!before) throw error
        return before.isOn
      })
      cached = { isOn, until: now() + freshForMs }
      return isOn
    },

    async switch(isOn, by = commandLine) {
      const changedAt = sql`now()`
      await db.transaction(async (tx) => {
        await tx
          .insert(maintenance)
          .values({ isOnly: true, isOn, changedAt })
          .onConflictDoUpdate({ target: maintenance.isOnly, set: { isOn, changedAt } })
        await recordAct(tx, { by, on: { kind: 'shop', id: 'maintenance' }, name: isOn ? 'closed' : 'opened' })
        await publish(tx, maintenanceSwitched({ isOn }))
      })
      cached = null
    },
  }
}
