import type { ViewOverrides } from '@vonk/domain/settings'
import type { Db } from '@vonk/platform/db'
import { publish } from '@vonk/platform/outbox'
import { storeViewsChanged } from './events.ts'
import { lockSettings, updateSettings } from './store.ts'

/** Sets what a view has not set itself; a view that does not exist is passed over. */
export async function presetSettings(tx: Db, code: string, settings: ViewOverrides): Promise<void> {
  const own = await lockSettings(tx, code)
  if (!own) return
  await updateSettings(tx, code, { ...settings, ...own })
  await publish(tx, storeViewsChanged({ codes: [code] }))
}
