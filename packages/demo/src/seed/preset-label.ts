import { presetSettings } from '@vonk/commerce/stores'
import type { Db } from '@vonk/platform/db'
import { demoViews } from '../catalogue/index.ts'
import { labelSettings } from './label-settings.data.ts'

/** Gives the label's views what they set differently from the shop's defaults; what their owner set stays. */
export async function presetLabel(db: Db): Promise<void> {
  for (const code of demoViews) await presetSettings(db, code, labelSettings)
}
