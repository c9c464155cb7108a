import { brandsChanged } from '@vonk/commerce/brands'
import {
  catalogueChanged,
  findParentProducts,
  findSold,
  findUrlPaths,
  partSkus,
  readAncestry,
} from '@vonk/commerce/catalogue'
import { guaranteeNoticesChanged } from '@vonk/commerce/guarantee-notices'
import { locationsChanged } from '@vonk/commerce/locations'
import { maintenanceSwitched } from '@vonk/commerce/maintenance'
import { reviewsChanged } from '@vonk/commerce/reviews'
import { tariffsChanged } from '@vonk/commerce/shipping'
import { stockChanged } from '@vonk/commerce/stock'
import { createStores, storeViewsChanged } from '@vonk/commerce/stores'
import { redirectsChanged } from '@vonk/commerce/urls'
import { pageTags } from '@vonk/domain/page-tags'
import type { Database, Db } from '@vonk/platform/db'
import type { EventKind } from '@vonk/platform/outbox'
import type { z } from 'zod'

export type PublishedChange = { readonly topic: string; readonly payload: unknown }

/** The tags of the pages that are to be made again; everything, where that cannot be told. */
export type AffectedTags = readonly string[] | 'everything'

type FindAffected = (db: Database, changes: readonly PublishedChange[]) => Promise<AffectedTags>

const finders = new Map<string, FindAffected>([
  [catalogueChanged.topic, affecting(catalogueChanged, affectedByCatalogue)],
  [stockChanged.topic, affecting(stockChanged, affectedByStock)],
  [redirectsChanged.topic, affecting(redirectsChanged, async (_, changes) => changes.flatMap(affectedByRedirects))],
  [reviewsChanged.topic, async () => [pageTags.reviews]],
  // Addresses, settings, notices, what delivery costs, whether there are shops and the closed door are part of every page.
  [brandsChanged.topic, async () => 'everything'],
  [storeViewsChanged.topic, async () => 'everything'],
  [tariffsChanged.topic, async () => 'everything'],
  [locationsChanged.topic, async () => 'everything'],
  [guaranteeNoticesChanged.topic, async () => 'everything'],
  [maintenanceSwitched.topic, async () => 'everything'],
])

/** What these events, of any topics, have changed on pages. */
export async function findAffectedTags(db: Database, changes: readonly PublishedChange[]): Promise<AffectedTags> {
  const byTopic = Object.groupBy(changes, ({ topic }) => topic)
  const tags = new Set<string>()
  for (const [topic, ofTopic = []] of Object.entries(byTopic)) {
    const affected = (await finders.get(topic)?.(db, ofTopic)) ?? []
    if (affected === 'everything') return affected
    for (const tag of affected) tags.add(tag)
  }
  return [...tags]
}

type Payloads<Kind extends EventKind> = readonly z.output<Kind['schema']>[]

/** An event nobody can read may have changed anything. */
function affecting<Kind extends EventKind>(
  { schema }: Kind,
  find: (db: Database, payloads: Payloads<Kind>) => Promise<readonly string[]>,
): FindAffected {
  return async (db, changes) => {
    const read = changes.map(({ payload }) => schema.safeParse(payload))
    if (read.some(({ success }) => !success)) return 'everything'
    // Parsed just above by the schema this type is inferred from.
    return find(db, read.map(({ data }) => data) as unknown as Payloads<Kind>)
  }
}

async function affectedByCatalogue(db: Database, changes: Payloads<typeof catalogueChanged>): Promise<string[]> {
  const tags: string[] = []
  const byView = Object.groupBy(changes, ({ view }) => view)
  for (const [view, ofView = []] of Object.entries(byView)) {
    const ids = ofView.filter(({ entity }) => entity === 'product').flatMap((change) => change.ids)
    if (ofView.some(({ entity }) => entity !== 'product')) tags.push(pageTags.catalogue(view))
    if (ids.length === 0) continue
    // Which categories a product was in before, and of which sets it was a part, nobody knows any more.
    const [paths, parents] = await Promise.all([findUrlPaths(db, view, ids), findParentProducts(db, [view])])
    tags.push(
      pageTags.products(view),
      ...ids.map((id) => pageTags.product(view, id)),
      ...paths.map((path) => pageTags.address(view, path)),
      ...parents.map(({ document }) => pageTags.product(view, document.id)),
    )
  }
  return tags
}

async function affectedByStock(db: Database, changes: Payloads<typeof stockChanged>): Promise<string[]> {
  const { views } = await createStores({ db }).loadDirectory()
  const skus = new Set(changes.flatMap((change) => change.skus))
  const codes = views.map(({ code }) => code)
  const listings = await findListings(db, codes, [...skus])
  return listings.flatMap(({ view, id, categoryIds }) => [
    pageTags.product(view, id),
    pageTags.stock(view),
    ...categoryIds.map((categoryId) => pageTags.category(view, categoryId)),
  ])
}

function affectedByRedirects({ view, paths }: Payloads<typeof redirectsChanged>[number]): string[] {
  return paths.map((path) => pageTags.address(view, path))
}

/** A product of a view and the categories that list it, from its own up to the root. */
type Listing = { readonly view: string; readonly id: number; readonly categoryIds: readonly number[] }

/** Where anything is shown that is sold under these skus, alone, as a variant or as a part of a set. */
async function findListings(db: Db, views: readonly string[], skus: readonly string[]): Promise<readonly Listing[]> {
  const [sold, parents, ancestryOf] = await Promise.all([
    findSold(db, views, skus),
    findParentProducts(db, views),
    readAncestry(db, views),
  ])
  const wanted = new Set(skus)
  const sets = parents
    .filter(({ document }) => partSkus(document).some((sku) => wanted.has(sku)))
    .map(({ view, document }) => ({ view, id: document.id, categories: document.category_ids ?? null }))
  return [...sold, ...sets].map(({ view, id, categories }) => {
    const categoryIds = (categories ?? []).flatMap((category) => ancestryOf(view, category))
    return { view, id, categoryIds: [...new Set(categoryIds)] }
  })
}
