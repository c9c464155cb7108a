import { defaultSettings, type ShopSettings } from './shop-settings.ts'

/** What the installation decides for all views, or what a view has a field of its own for. */
type SetElsewhere =
  | 'isInMaintenance'
  | 'outputCacheTtlSeconds'
  | 'rotationGraceMs'
  | 'rotatingSessionMs'
  | 'defaultCountry'
  | 'rootCategoryId'

/** Everything a store view can set for itself. */
export type ViewSettings = Omit<ShopSettings, SetElsewhere>

/** What a store view sets differently from the shop's defaults. */
export type ViewOverrides = Partial<ViewSettings>

type ConfiguredView = {
  readonly taxCountry: string
  readonly rootCategoryId: number
  readonly settings: ViewOverrides
}

/** All settings of a view: its own, the shop's defaults for the rest. */
export function settingsOfView({ taxCountry, rootCategoryId, settings }: ConfiguredView): ShopSettings {
  return { ...defaultSettings, defaultCountry: taxCountry, rootCategoryId, ...settings }
}
