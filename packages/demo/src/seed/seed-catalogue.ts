import {
  putAttributes,
  putCategories,
  putPricePoints,
  putProducts,
  putRedirects,
  putTaxRules,
} from '@vonk/commerce/catalogue'
import { putStock } from '@vonk/commerce/stock'
import type { Database, Db } from '@vonk/platform/db'
import pMap from 'p-map'
import {
  type CatalogueRepeat,
  countMore,
  type DemoCatalogue,
  type DemoPricePoint,
  type ViewCatalogue,
} from '../catalogue/index.ts'

/** How far ahead of Greenwich the label's clocks are in winter; its special prices begin and end at midnight. */
const UTC_OFFSET_MINUTES = 60

type CatalogueToSeed = Pick<DemoCatalogue, 'views' | 'priceHistory'> & { readonly now: number }

/** Stores what every view sells. */
export async function seedCatalogue(db: Db, { views, priceHistory, now }: CatalogueToSeed): Promise<void> {
  const history = Map.groupBy(priceHistory, ({ view }) => view)
  for (const [view, catalogue] of Object.entries(views)) {
    await seedView(db, { view, catalogue, history: history.get(view) ?? [], now })
  }
}

type Repeats = Pick<DemoCatalogue, 'views' | 'repeats'> & { readonly now: number; onStored(products: number): void }

/** Two let the database work for one while the next is made and sent; more would only wait for each other. */
const AT_ONCE = 2

/** Stores what is sold beyond the designs, each part in a transaction of its own; the categories count it at the end. */
export async function seedRepeats(db: Database, { views, repeats, now, onStored }: Repeats): Promise<void> {
  const more = new Map<string, Map<number, number>>()
  await pMap(
    repeats(),
    async (repeat) => {
      await db.transaction((tx) => seedRepeat(tx, repeat, now))
      for (const [view, { listed }] of Object.entries(repeat.views)) {
        const counts = more.get(view) ?? new Map<number, number>()
        more.set(view, counts)
        for (const [id, count] of listed) counts.set(id, count + (counts.get(id) ?? 0))
      }
      onStored(new Set(Object.values(repeat.views).flatMap(({ products }) => products.map(({ id }) => id))).size)
    },
    { concurrency: AT_ONCE },
  )
  for (const [view, counts] of more) await putCategories(db, view, countMore(views[view]?.categories ?? [], counts))
}

async function seedRepeat(db: Db, { views, stock, priceHistory }: CatalogueRepeat, now: number): Promise<void> {
  const history = Map.groupBy(priceHistory, ({ view }) => view)
  for (const [view, { products }] of Object.entries(views)) {
    await putPricePoints(db, view, history.get(view) ?? [])
    await putProducts(db, view, { documents: products, now, utcOffsetMinutes: UTC_OFFSET_MINUTES })
  }
  await putStock(db, { rows: stock, reason: 'seed' })
}

type ViewToSeed = {
  readonly view: string
  readonly catalogue: ViewCatalogue
  readonly history: readonly DemoPricePoint[]
  readonly now: number
}

async function seedView(db: Db, { view, catalogue, history, now }: ViewToSeed): Promise<void> {
  await putTaxRules(db, view, catalogue.taxRules)
  await putAttributes(db, view, catalogue.attributes)
  await putCategories(db, view, catalogue.categories)
  // The history first: what products cost today is its last point, not a new one.
  await putPricePoints(db, view, history)
  await putProducts(db, view, { documents: catalogue.products, now, utcOffsetMinutes: UTC_OFFSET_MINUTES })
  const redirected = await putRedirects(db, view, catalogue.redirects)
  if (!redirected.ok) throw new UnfitRedirect(view, redirected.refusal.code)
}

class UnfitRedirect extends Error {
  override readonly name = 'UnfitRedirect'

  constructor(view: string, code: string) {
    super(`A redirect of the demo does not fit the view ${view}: ${code}`)
  }
}
