import { presetSettings } from '@vonk/commerce/stores'
import type { Db } from '@vonk/platform/db'
import { shops } from '../catalogue/shop-floor/shops.ts'
import { labelSettings } from './label-settings.data.ts'

/** Gives the label's views what they set differently from the shop's defaults; what their owner set stays. */
export async function presetLabel(db: Db): Promise<void> {
  const views = shops.flatMap((shop) => shop.views)
  for (const { code, language } of views) await presetSettings(db, code, labelSettings(language))
}
