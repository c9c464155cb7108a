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
import { seedCatalogue } from './seed-catalogue.ts'
import { writeDrawing } from './write-drawing.ts'
import { writeDrawings } from './write-drawings.ts'

export type DemoSeed = {
  readonly db: Database
  readonly mediaFolder: string
  /** Another number is another label. */
  readonly seed?: number
  /** As yyyy-mm-dd: sales run and orders were placed as seen from this day. */
  readonly today: string
  /** How many products in sizes, counting each colour; the designed range when left out. */
  readonly products?: number
  /** Empties the shop first; otherwise one that sells anything is left alone. */
  readonly isReset?: boolean
  onProgress?(text: string): void
}

/** Any number; every process that seeds takes the same. */
const LOCK = 4_206_841

/** Fills a shop with the demo label, all of it or nothing; false when it had products already. */
export async function seedDemo(options: DemoSeed): Promise<boolean> {
  const { db, isReset = false, onProgress = () => {} } = options
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
    if (isReset) await emptyShop(tx)
    else if (await hasProducts(tx)) return false

    onProgress('designing the collection')
    const { seed = 1, today, products, mediaFolder: folder } = options
    const now = Date.parse(`${today}T00:00:00Z`)
    const catalogue = makeCatalogue({ seed, today: now, ...(products !== undefined && { products }) })
    const places = makePlaces({ seed, today: now })
    const pictures = drawAll({ folder, catalogue, stores: places.shops }, onProgress)
    // Waited for at the end; a failure in between must not go unheard.
    pictures.catch(() => {})

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
    onProgress(`${catalogue.stock.length} articles, ${catalogue.drawings.length} pictures`)
    return true
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

/** What belongs to the installation rather than to the shop in it. */
const kept = ['store_view', 'shop_secret', 'applied_migration', 'content_version']

/** Deletes everything the shop sells, knows and remembers: products, customers, orders. */
async function emptyShop(tx: Db): Promise<void> {
  const { rows } = await tx.execute<{ name: string }>(sql`
    select quote_ident(tablename) as name from pg_tables
    where schemaname = 'public' and tablename <> all(${sql.param(kept)}::text[]) and tablename not like 'outbox%'`)
  const names = rows.map(({ name }) => name).join(', ')
  if (names !== '') await tx.execute(sql.raw(`truncate ${names} restart identity cascade`))
}
