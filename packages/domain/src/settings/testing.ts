import { defaultSettings, type ShopSettings } from './shop-settings.ts'

/** The shop's defaults, but for what is set differently. */
export function settingsOf(overrides: Partial<ShopSettings>): ShopSettings {
  return { ...defaultSettings, ...overrides }
}
