import { brandsChanged, insertMissingLook } from '@vonk/commerce/brands'
import { presetSettings } from '@vonk/commerce/stores'
import type { Db } from '@vonk/platform/db'
import { publish } from '@vonk/platform/outbox'
import { shops } from '../catalogue/shop-floor/shops.ts'
import { looks } from '../label/index.ts'
import { labelSettings } from './label-settings.data.ts'

/** Gives the label's brands their looks, and its views what they set differently from the shop's defaults; what their owner set stays. */
export async function presetLabel(db: Db): Promise<void> {
  for (const [brand, look] of Object.entries(looks)) await insertMissingLook(db, brand, look)
  await publish(db, brandsChanged({}))
  const views = shops.flatMap((shop) => shop.views)
  for (const { code, language } of views) await presetSettings(db, code, labelSettings(language))
}
