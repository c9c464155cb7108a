import type { Instant, PricePoint } from '@vonk/domain/pricing'
import { chunksOf, jsonRows } from '@vonk/platform/bulk-insert'
import type { Db } from '@vonk/platform/db'
import { and, asc, eq, gt, lte, sql } from 'drizzle-orm'
import { continueHistory } from './continue-history.ts'
import { publishChange } from './events.ts'
import { findProductIds } from './find-products.ts'
import { pricePoints } from './schema.ts'
import { wantedSkus } from './wanted-skus.ts'

export type SkuPricePoint = PricePoint & { readonly sku: string }

const CHUNK = 5_000

/** Adds history that is known from elsewhere; a point of a moment that is known already is replaced. */
export async function putPricePoints(db: Db, view: string, points: readonly SkuPricePoint[]): Promise<void> {
  const lastOfEach = new Map(points.map((point) => [`${point.since} ${point.sku}`, point]))
  for (const chunk of chunksOf([...lastOfEach.values()], CHUNK)) {
    await db.transaction(async (tx) => {
      const skus = await upsertPoints(tx, view, chunk)
      await publishChange(tx, { view, entity: 'product', ids: await findProductIds(tx, view, skus) })
    })
  }
}

type PlannedPrices = { readonly plan: ReadonlyMap<string, readonly PricePoint[]>; readonly now: Instant }

/** Lets the history of these skus go on as planned; answers whether that changes it. */
export async function recordPrices(tx: Db, view: string, { plan, now }: PlannedPrices): Promise<boolean> {
  const history = await readPriceHistory(tx, view, [...plan.keys()])
  const changes = [...plan].map(([sku, points]) => ({ sku, ...continueHistory(history.get(sku) ?? [], points, now) }))
  const pointsOf = (what: 'remove' | 'add') =>
    changes.flatMap((change) => change[what].map((point) => ({ sku: change.sku, ...point })))
  const [gone, come] = [pointsOf('remove'), pointsOf('add')]
  await removePoints(tx, view, gone)
  await upsertPoints(tx, view, come)
  return gone.length + come.length > 0
}

/**
 * By sku, its last hundred prices, oldest first. Those a dated special price will bring are among them:
 * `lowestPriorPrice` passes over what lies ahead. A sku whose price was never known is absent.
 */
export async function readPriceHistory(
  db: Db,
  view: string,
  skus: readonly string[],
): Promise<Map<string, PricePoint[]>> {
  // The sum of nothing keeps the planner from walking all prices of the view in order of time, once for every sku.
  const { rows } = await db.execute<SkuPricePoint>(sql`
    select wanted.sku, (extract(epoch from point.since) * 1000)::float8 as since, point.price
    from ${wantedSkus(skus)} cross join lateral (
      select since, price from price_point
      where view = ${view} and sku = wanted.sku
      order by since + interval '0' desc limit 100
    ) point`)
  const history = new Map<string, PricePoint[]>()
  for (const { sku, since, price } of rows) {
    const points = history.get(sku)
    if (points) points.unshift({ since, price })
    else history.set(sku, [{ since, price }])
  }
  return history
}

/** The skus that cost something else from a moment between these two: nothing is written when a dated price begins. */
export async function findPriceChanges(
  db: Db,
  view: string,
  { after, until }: { readonly after: Instant; readonly until: Instant },
): Promise<string[]> {
  const { sku, since } = pricePoints
  const rows = await db
    .selectDistinct({ sku })
    .from(pricePoints)
    .where(and(eq(pricePoints.view, view), gt(since, new Date(after)), lte(since, new Date(until))))
  return rows.map((row) => row.sku)
}

/** The first moment after this one at which anything in the view costs something else; null where none is known. */
export async function findNextPriceChange(db: Db, view: string, after: Instant): Promise<Instant | null> {
  const { since } = pricePoints
  const [row] = await db
    .select({ since })
    .from(pricePoints)
    .where(and(eq(pricePoints.view, view), gt(since, new Date(after))))
    .orderBy(asc(since))
    .limit(1)
  return row?.since.getTime() ?? null
}

/** Answers the skus of the points that are new or differ. */
async function upsertPoints(tx: Db, view: string, points: readonly SkuPricePoint[]): Promise<string[]> {
  if (points.length === 0) return []
  const { rows } = await tx.execute<{ sku: string }>(sql`
    insert into price_point as stored (view, sku, since, price)
    select ${view}, sku, since, price from ${recordset(points)} order by sku, since
    on conflict (view, sku, since) do update set price = excluded.price where stored.price <> excluded.price
    returning sku`)
  return rows.map(({ sku }) => sku)
}

async function removePoints(tx: Db, view: string, points: readonly SkuPricePoint[]): Promise<void> {
  if (points.length === 0) return
  await tx.execute(sql`
    delete from price_point stored using ${recordset(points)}
    where stored.view = ${view} and stored.sku = point.sku and stored.since = point.since`)
}

function recordset(points: readonly SkuPricePoint[]) {
  const rows = points.map(({ sku, since, price }) => ({ sku, since: new Date(since).toISOString(), price }))
  return sql`json_to_recordset(${jsonRows(rows)}::json) as point (sku text, since timestamptz, price integer)`
}
