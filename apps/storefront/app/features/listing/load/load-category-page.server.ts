import { categoryMenu, findCategory } from '@vonk/domain/categories'
import { prefixOf, type StoreView, siblingsOf, withTrailingSlash } from '@vonk/domain/stores'
import { categoryPage, categoryTrail } from '@vonk/domain/urls'
import type { FoundCategory } from '#request/catalogue/index.server.ts'
import type { ShownCategory } from '#request/catalogue-fact.ts'
import { type CatalogueFacts, loadCatalogueFacts } from '#request/catalogue-facts.server.ts'
import { redirectTo } from '#request/redirect-to.server.ts'
import type { ShopRequest } from '#request/shop-request.server.ts'
import type { Alternate } from '../../stores/index.ts'
import { mergePriceFields } from '../filters/price-fields.ts'
import type { CategoryLink, CategoryMenuData, CategoryPageData } from './category-page-data.ts'
import { loadEditorial } from './load-editorial.server.ts'
import { loadListing } from './load-listing.server.ts'
import { categoryList } from './wanted-lists.server.ts'

/** The document of a category, or as much of it as is known. */
type CategorySource = Partial<Pick<FoundCategory, 'id' | 'slug'>>

/** The page of a category at the address asked for; null where there is no such category. */
export async function loadCategoryPage(
  shop: ShopRequest,
  { source, url }: { source: CategorySource; url: URL },
): Promise<CategoryPageData | null> {
  const facts = await loadCatalogueFacts(shop)
  const category = categoryOf(source, facts, shop)
  if (!category) return null
  // It has words and no list: they stand at its own address.
  if (category.displayMode === 'PAGE') {
    throw redirectTo(shop.view, { page: `/${category.urlPath}`, status: 301 })
  }

  const merged = mergePriceFields(url.search)
  if (merged !== null) {
    throw redirectTo(shop.view, { page: `${url.pathname.slice(prefixOf(shop.view).length)}?${merged}` })
  }
  const { settings } = shop
  const [listing, editorial, siblings] = await Promise.all([
    loadListing(shop, categoryList(shop, { categoryId: category.id, search: url.search })),
    loadEditorial(shop, category.urlPath, url),
    Promise.all(siblingsOf(shop.directory, shop.view).map((view) => loadSibling(shop, view))),
  ])
  const key = `${shop.view.code} ${category.id} ${url.search}`
  const parts = [shop.directory, facts, listing, editorial, ...siblings.map((sibling) => sibling.facts)]
  return shop.caches.categoryPages.find(key, parts, () => ({
    id: category.id,
    name: category.name,
    description: category.description,
    metaTitle: category.metaTitle || category.name,
    metaDescription: category.metaDescription || category.description,
    page: categoryPage(category, settings),
    trail: categoryTrail(category, facts.categories, settings).map(({ name, page }) => linkTo(name, page, shop)),
    alternates: siblings.flatMap((other) => alternateIn(other, category, shop)),
    menu: menuOf(category, facts, shop),
    editorial,
    listing,
  }))
}

function categoryOf(source: CategorySource, { categories }: CatalogueFacts, { settings, host }: ShopRequest) {
  const lookup =
    typeof source.id === 'number'
      ? ({ key: 'id', value: source.id } as const)
      : ({ key: 'slug', value: source.slug ?? '' } as const)
  const found = findCategory(categories, lookup, settings)
  if (found.ok) return categories.find(({ id }) => id === found.value.id) ?? null
  host.onNotice(found.refusal.message)
  return null
}

type Sibling = { readonly code: string; readonly facts: CatalogueFacts }

async function loadSibling(shop: ShopRequest, view: StoreView): Promise<Sibling> {
  return { code: view.code, facts: await loadCatalogueFacts({ ...shop, view }) }
}

/** A category is the same in every language of a shop; a language that does not have it is left out. */
function alternateIn({ code, facts }: Sibling, { id }: ShownCategory, { settings }: ShopRequest): Alternate[] {
  const same = facts.categories.find((category) => category.id === id)
  return same ? [{ code, path: categoryPage(same, settings) }] : []
}

function menuOf(category: ShownCategory, { categories }: CatalogueFacts, shop: ShopRequest): CategoryMenuData {
  const { parent, entries } = categoryMenu(categories, category)
  const isOwnMenu = parent?.id === category.id
  return {
    // The way up: from a list of sub-categories to all of them together.
    parent:
      parent && !isOwnMenu && parent.id > shop.settings.rootCategoryId
        ? { ...categoryLink(parent, shop), isDepartment: parent.parentId === shop.view.rootCategoryId }
        : null,
    entries: entries
      .filter(({ category: { urlPath } }) => urlPath !== '')
      .map(({ category: { id }, ...entry }) => ({
        ...entry,
        category: categories.find((shown) => shown.id === id) ?? category,
      }))
      .map((entry) => ({
        ...categoryLink(entry.category, shop),
        isCurrent: entry.isCurrent,
        image: isOwnMenu ? entry.category.image : null,
      })),
  }
}

function categoryLink(
  category: Parameters<typeof categoryPage>[0] & { name: string },
  shop: ShopRequest,
): CategoryLink {
  return linkTo(category.name, categoryPage(category, shop.settings), shop)
}

function linkTo(name: string, page: string, { view }: ShopRequest): CategoryLink {
  return { name, to: withTrailingSlash(page, view.seo.useTrailingSlash) }
}
