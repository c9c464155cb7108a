import { hasProducts } from '@vonk/commerce/catalogue'
import type { Database } from '@vonk/platform/db'
import type { Config } from '../../config.ts'

type ShopSeed = {
  readonly db: Database
  readonly mediaFolder: string
  onDrawn(): Promise<void>
  readonly today?: string
  readonly products?: number
  readonly repeatedIn?: readonly string[]
  readonly seed?: number
  readonly isReset?: boolean
  onProgress(text: string): void
}

/** Fills an empty shop with the demo label as it looks today; false when there was nothing to do. */
export async function seedShop(options: ShopSeed): Promise<boolean> {
  // The label and its illustrator are loaded only where they are needed.
  if (!options.isReset && (await hasProducts(options.db))) return false
  const { seedDemo, seedLabel } = await import('@vonk/demo')
  const views = await seedLabel(options.db)
  if (views > 0) options.onProgress(`${views} store views`)
  return seedDemo({ today: new Date().toISOString().slice(0, 10), ...options })
}

/** What `npm start` does with an empty shop, as the configuration wants it. */
export function demoSeedOf({ seed, demoProducts }: Config): typeof seedShop | undefined {
  if (seed === 'none') return undefined
  return (target) => seedShop({ ...target, ...(demoProducts !== undefined && { products: demoProducts }) })
}
