import type { ShopSettings } from '@vonk/domain/settings'
import { useWholeDevice } from './device-context.tsx'

/** The settings of the view the page belongs to. */
export function useSettings(): ShopSettings {
  return useWholeDevice().settings
}
