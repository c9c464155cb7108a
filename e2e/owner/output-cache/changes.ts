import {
  findProductBySku,
  findProductsById,
  putCategories,
  putProducts,
  putRedirects,
  putTaxRules,
  readCategories,
  readProducts,
  readTaxRules,
  removeRedirect,
} from '@vonk/commerce/catalogue'
import { createLocations, putLocations } from '@vonk/commerce/locations'
import { putReviews, type StoredReview } from '@vonk/commerce/reviews'
import { putStock } from '@vonk/commerce/stock'
import { createMaintenance, createStores } from '@vonk/commerce/stores'
import { createContent, createLocalSource } from '@vonk/content/stories'
import type { Database } from '@vonk/platform/db'

type Product = Awaited<ReturnType<typeof readProducts>>[number]
type Category = Awaited<ReturnType<typeof readCategories>>[number]
type Got = { readonly status: number; readonly text: string }

export type ShownThings = {
  readonly product: Product
  readonly category: Category
  readonly set: Product
  readonly pages: readonly string[]
}

/** What was changed can be seen at a path. */
export type Change = (
  db: Database,
  things: ShownThings,
) => Promise<{ path: string; isShown: (got: Got) => boolean; undo?: () => Promise<unknown> }>

const view = 'nl'
const pathOf = ({ url_path }: { readonly url_path?: string | null | undefined }) => `/${url_path}/`

/** A product of a category, a set, and the pages all of them and their surroundings are shown on. */
export async function findShownThings(db: Database): Promise<ShownThings> {
  const products = await readProducts(db, view, { after: 0, limit: 500 })
  const categories = await readCategories(db, view)
  const category = categories.find(({ url_path }) => url_path === 'meisjes')
  const sold = products.filter(({ visibility, status }) => visibility === 4 && status === 1)
  const product = sold.find(
    ({ type_id, category_ids: ids, configurable_children: children }) =>
      type_id === 'configurable' && ids?.includes(category?.id ?? 0) && (children?.length ?? 0) > 1,
  )
  const set = sold.find(({ type_id }) => type_id === 'bundle' || type_id === 'grouped')
  if (!category || !product || !set) throw new Error('the demo has not what this test changes')
  const pages = [
    '/',
    pathOf(category),
    '/meisjes/?sort=final_price:asc',
    pathOf(product),
    pathOf(set),
    '/storelocator/',
    '/en/',
  ]
  return { product, category, set, pages }
}

async function changeProduct(db: Database, id: number, change: (product: Product) => Product): Promise<void> {
  const documents = (await findProductsById(db, view, [id])).map(change)
  await putProducts(db, view, { documents, now: Date.now(), utcOffsetMinutes: 60 })
}

async function changeStory(db: Database, path: string, change: (content: string) => string): Promise<void> {
  const story = await createLocalSource({ db }).find({ slug: `${view}/${path}` }, 'published')
  if (!story) throw new Error(`the demo has no story ${path}`)
  const { views } = await createStores({ db }).loadDirectory()
  const content = createContent({ db, views: views.map(({ code }) => code) })
  const { id, name, tags, position, isStartpage } = story
  const changed = JSON.parse(change(JSON.stringify(story.content)))
  const saved = await content.saveDraft(
    { id },
    { view, path, name, tags: [...tags], position, isStartpage, content: changed },
  )
  if (!saved.ok) throw new Error(`the story was refused: ${JSON.stringify(saved.refusal)}`)
  await content.publish({ id })
}

const includes = (text: string) => (got: Got) => got.text.includes(text)

export const listChanges: Readonly<Record<string, Change>> = {
  async 'a price'(db, { product: { id, ...product } }) {
    const cheap = { price: 123.45, special_price: null }
    await changeProduct(db, id, (before) => ({
      ...before,
      ...cheap,
      configurable_children: (before.configurable_children ?? []).map((child) => ({ ...child, ...cheap })),
    }))
    return { path: pathOf(product), isShown: includes('123,45') }
  },

  async 'the name of a product'(db, { product: { id }, category }) {
    await changeProduct(db, id, (before) => ({ ...before, name: 'Zeldzaam kledingstuk' }))
    return { path: pathOf(category), isShown: includes('Zeldzaam kledingstuk') }
  },

  async 'the stock of a size'(db, { product }) {
    const [child] = product.configurable_children ?? []
    await putStock(db, { rows: [{ sku: child?.sku ?? '', productId: child?.id ?? 0, quantity: 1 }], reason: 'import' })
    return { path: pathOf(product), isShown: () => true }
  },

  async 'stock that has run out'(db, { product }) {
    const rows = (product.configurable_children ?? []).map(({ sku, id }) => ({ sku, productId: id ?? 0, quantity: 0 }))
    await putStock(db, { rows, reason: 'import' })
    return { path: pathOf(product), isShown: includes('OutOfStock') }
  },

  async 'stock that is back'(db, { product, category }) {
    const rows = (product.configurable_children ?? []).map(({ sku, id }) => ({ sku, productId: id ?? 0, quantity: 7 }))
    await putStock(db, { rows, reason: 'import' })
    return { path: pathOf(category), isShown: includes('Zeldzaam kledingstuk') }
  },

  async 'the part of a set'(db, { set }) {
    const skus = JSON.stringify(set).match(/"(?:linked_product_sku|sku)":"([^"]+)"/g) ?? []
    const sku = skus.map((each) => each.split('"')[3] ?? '').find((each) => each !== set.sku) ?? ''
    await putStock(db, { rows: [{ sku, productId: 0 + set.id, quantity: 2 }], reason: 'import' })
    return { path: pathOf(set), isShown: () => true }
  },

  async 'a product that is new'(db, { product, category }) {
    const id = 990_001
    const child = { ...product.configurable_children?.[0], id: 990_002, sku: 'NEW-128', name: 'Gloednieuw' }
    const fresh = { ...product, id, sku: 'NEW', name: 'Gloednieuw', url_path: 'gloednieuw', slug: 'gloednieuw' }
    await putStock(db, { rows: [{ sku: 'NEW-128', productId: 990_002, quantity: 3 }], reason: 'import' })
    // A copy of a product that was read as one.
    const documents = [{ ...fresh, configurable_children: [child] } as Product]
    await putProducts(db, view, { documents, now: Date.now(), utcOffsetMinutes: 60 })
    return { path: pathOf(category), isShown: includes('Gloednieuw') }
  },

  async 'the categories of a product'(db, { category }) {
    await changeProduct(db, 990_001, (before) => ({ ...before, category_ids: [], category: [] }))
    return { path: pathOf(category), isShown: ({ text }) => !text.includes('Gloednieuw') }
  },

  async 'a special price that begins by the clock'(db, { product: { id, ...product } }) {
    // The shop's clock in winter, a little more than a second from now.
    const from = new Date(Date.now() + 3_600_000 + 2_000).toISOString().slice(0, 19).replace('T', ' ')
    const special = { special_price: 66.66, special_from_date: from, special_to_date: null }
    await changeProduct(db, id, (before) => ({
      ...before,
      ...special,
      configurable_children: (before.configurable_children ?? []).map((child) => ({ ...child, ...special })),
    }))
    return { path: pathOf(product), isShown: includes('66,66') }
  },

  async 'a category'(db, { category }) {
    await putCategories(db, view, [{ ...category, name: 'Meiden' }])
    return { path: pathOf(category), isShown: includes('Meiden') }
  },

  async taxes(db, { product }) {
    const rules = await readTaxRules(db, view)
    const changed = JSON.parse(JSON.stringify(rules).replaceAll('"rate":21', '"rate":25'))
    await putTaxRules(db, view, changed)
    return { path: pathOf(product), isShown: () => true }
  },

  async 'a story'(db) {
    await changeStory(db, 'home', (content) => content.replace(/"title":"[^"]+"/, '"title":"Winterpret voor iedereen"'))
    return { path: '/', isShown: includes('Winterpret voor iedereen') }
  },

  async 'the theme'(db, { product }) {
    await changeStory(db, 'config/theme', (content) =>
      content.replace(/"label":"[^"]+"/, '"label":"Altijd gratis ruilen"'),
    )
    return { path: pathOf(product), isShown: includes('Altijd gratis ruilen') }
  },

  async 'a redirect'(db, { set }) {
    const requestPath = set.url_path ?? ''
    await putRedirects(db, view, [{ requestPath, targetPath: 'meisjes', redirectType: 302 }])
    return {
      path: pathOf(set),
      isShown: ({ status }) => status === 302,
      undo: () => removeRedirect(db, view, requestPath),
    }
  },

  async 'the settings of a view'(db, { category }) {
    const set = await createStores({ db }).configure(view, { productPageSize: 4 })
    if (!set.ok) throw new Error(JSON.stringify(set.refusal))
    return { path: pathOf(category), isShown: () => true }
  },

  async 'a review'(db, { product }) {
    const review: StoredReview = {
      id: 880_001,
      storeCode: view,
      brand: 'vonk',
      language: 'nl',
      productId: product.id,
      sku: product.sku,
      title: 'Past als gegoten',
      detail: 'Mooi gemaakt.',
      nickname: 'Noor',
      rating: 5,
      status: 1,
      fit: null,
      childHeight: null,
      customerId: null,
      createdAt: new Date(),
    }
    await putReviews(db, [review])
    return { path: pathOf(product), isShown: includes('Past als gegoten') }
  },

  async 'a shop of brick and mortar'(db) {
    const [found] = await createLocations({ db, findProduct: findProductBySku }).findStores({
      brand: 'vonk',
      position: null,
    })
    if (!found) throw new Error('the demo has no shops')
    await putLocations(db, [{ ...found.store, name: 'Vonk om de hoek' }])
    return { path: '/storelocator/', isShown: includes('Vonk om de hoek') }
  },

  async 'the closed door'(db) {
    const maintenance = createMaintenance({ db })
    await maintenance.switch(true)
    return { path: '/', isShown: ({ status }) => status === 302, undo: () => maintenance.switch(false) }
  },
}
