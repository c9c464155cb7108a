import { setTimeout as delay } from 'node:timers/promises'
import { hasProducts } from '@vonk/commerce/catalogue'
import { putShopStock, putStock } from '@vonk/commerce/stock'
import { putStories } from '@vonk/content/stories'
import type { Database, Db } from '@vonk/platform/db'
import { sql } from 'drizzle-orm'
import type { StoreSign } from '../brand-art/index.ts'
import { type DemoCatalogue, makeCatalogue } from '../catalogue/index.ts'
import { makePeople, seedPeople } from '../people/index.ts'
import { makePlaces, seedPlaces } from '../places/index.ts'
import { makeReviews, seedReviews } from '../reviews/index.ts'
import { makeStories } from '../stories/index.ts'
import { makeShopStock } from './make-shop-stock.ts'
import { presetLabel } from './preset-label.ts'
import { seedCatalogue, seedRepeats } from './seed-catalogue.ts'
import { writeDrawing } from './write-drawing.ts'
import { writeDrawings } from './write-drawings.ts'

export type DemoSeed = {
  readonly db: Database
  readonly mediaFolder: string
  /** Waited for when all pictures lie in the folder: the shop is not filled before. */
  onDrawn?(): Promise<void>
  /** Another number is another label. */
  readonly seed?: number
  /** As yyyy-mm-dd: sales run and orders were placed as seen from this day. */
  readonly today: string
  /** How many products in sizes, counting each colour; the designed range when left out. */
  readonly products?: number
  /** The views that sell what goes beyond the designs; all when left out. */
  readonly repeatedIn?: readonly string[]
  /** Empties the shop first; otherwise one that sells anything is left alone. */
  readonly isReset?: boolean
  onProgress?(text: string): void
}

/** Any number; every process that seeds takes the same. */
export const SEED_LOCK = 4_206_841

/** After so many products it is said how far it is. */
const TOLD = 10_000

/** How often a process looks whether the one that fills the shop has finished. */
const LOOK_MS = 500

/**
 * Fills a shop with the demo label; false when it had products already. The designs are stored all or not at all. What goes
 * beyond them follows a round at a time: a million products are too many for one transaction.
 */
export async function seedDemo(options: DemoSeed): Promise<boolean> {
  const { db, onProgress = () => {} } = options
  for (let attempt = 0; ; attempt += 1) {
    const outcome = await db.transaction((tx) => fillInTurn(tx, options))
    if (outcome === 'had products') return false
    if (outcome !== 'busy') {
      await repeatAll(db, outcome, options)
      return true
    }
    if (attempt === 0) onProgress('waiting for another process that fills the shop')
    // Without a transaction in the meantime: a statement that waited for the lock would be cancelled after a while.
    await delay(LOOK_MS)
  }
}

async function fillInTurn(tx: Db, options: DemoSeed): Promise<DemoCatalogue | 'busy' | 'had products'> {
  const { rows } = await tx.execute<{ taken: boolean }>(sql`select pg_try_advisory_xact_lock(${SEED_LOCK}) as taken`)
  if (!rows[0]?.taken) return 'busy'
  if (options.isReset) await emptyShop(tx)
  else if (await hasProducts(tx)) return 'had products'
  // Designing and drawing a large collection takes longer than a transaction may otherwise be idle.
  await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`)
  return fillShop(tx, options)
}

async function fillShop(tx: Db, options: DemoSeed): Promise<DemoCatalogue> {
  const { seed = 1, products, repeatedIn, mediaFolder: folder, onProgress = () => {} } = options
  onProgress('designing the collection')
  const now = momentOf(options)
  const plan = { ...(products !== undefined && { products }), ...(repeatedIn && { repeatedIn }) }
  const catalogue = makeCatalogue({ seed, today: now, ...plan })
  const places = makePlaces({ seed, today: now })
  const pictures = drawAll({ folder, catalogue, stores: places.shops }, onProgress)
  // Waited for at the end; a failure in between must not go unheard.
  pictures.catch(() => {})

  await presetLabel(tx)
  await seedCatalogue(tx, { ...catalogue, now })
  await putStock(tx, { rows: catalogue.stock, reason: 'seed' })
  await seedPlaces(tx, places)
  const shopStock = makeShopStock({ seed, shops: places.shops, sellables: catalogue.sellables })
  await putShopStock(tx, { rows: shopStock, reason: 'seed' })
  const onSaleSince = firstDays(catalogue)
  await seedReviews(tx, makeReviews({ seed, today: now, products: catalogue.sellables, onSaleSince }))
  await seedPeople(tx, await makePeople({ seed, today: now, sellables: catalogue.sellables }))
  await putStories(tx, makeStories({ seed, today: now, views: catalogue.views }))
  await pictures
  await options.onDrawn?.()
  onProgress(`${catalogue.stock.length} articles, ${catalogue.drawings.length} pictures`)
  return catalogue
}

function momentOf({ today }: DemoSeed): number {
  return Date.parse(`${today}T00:00:00Z`)
}

async function repeatAll(db: Database, { views, repeats }: DemoCatalogue, options: DemoSeed): Promise<void> {
  const { onProgress = () => {} } = options
  let stored = 0
  await seedRepeats(db, {
    views,
    repeats,
    now: momentOf(options),
    onStored(products) {
      const told = Math.floor(stored / TOLD)
      stored += products
      if (Math.floor(stored / TOLD) > told) onProgress(`${stored} more products`)
    },
  })
}

type Pictures = { readonly folder: string; readonly catalogue: DemoCatalogue; readonly stores: readonly StoreSign[] }

async function drawAll({ folder, catalogue, stores }: Pictures, say: (text: string) => void): Promise<void> {
  const { drawings, artwork } = catalogue
  let drawn = 0
  const drawing = writeDrawings({ folder, drawings, stores }, () => {
    drawn += 1
    if (drawn % 500 === 0) say(`${drawn} of ${drawings.length} pictures`)
  })
  for (const { path, svg } of artwork) await writeDrawing({ folder, path, svg })
  await drawing
}

/** Since when each product is on sale, by id. */
function firstDays({ views }: DemoCatalogue): Map<number, number> {
  const documents = Object.values(views).flatMap(({ products }) => products)
  return new Map(documents.map(({ id, created_at: since }) => [id, Date.parse(since ?? '')]))
}

/** What belongs to the installation rather than to the shop in it, or comes with it and is filled by no seed. */
const kept = [
  ...['brand', 'store_view', 'shop_secret', 'applied_migration', 'content_version'],
  ...['shipping_tariff', 'delivery_country', 'carrier_tracking', 'seller', 'maintenance'],
]

/** Deletes everything the shop sells, knows and remembers: products, customers, orders. */
async function emptyShop(tx: Db): Promise<void> {
  const { rows } = await tx.execute<{ name: string }>(sql`
    select quote_ident(tablename) as name from pg_tables
    where schemaname = 'public' and tablename <> all(${sql.param(kept)}::text[]) and tablename not like 'outbox%'`)
  const names = rows.map(({ name }) => name).join(', ')
  if (names !== '') await tx.execute(sql.raw(`truncate ${names} restart identity cascade`))
}
