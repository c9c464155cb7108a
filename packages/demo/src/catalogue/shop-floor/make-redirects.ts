import type { CategoryDocument, ProductDocument } from '@vonk/contract'
import type { StoredRedirect } from '@vonk/domain/urls'
import type { Brand } from '../../label/index.ts'
import type { Language } from '../../label/language.ts'
import { oldPaths, sisterSites } from './redirects.data.ts'

type Pages = {
  readonly brand: Brand
  readonly language: Language
  readonly products: readonly ProductDocument[]
  readonly categories: readonly CategoryDocument[]
}

const MOVED_PRODUCTS = 12

/** Where the addresses of the old shop lead: every kind of redirect there is. */
export function makeRedirects({ brand, language, products, categories }: Pages): StoredRedirect[] {
  const old = oldPaths[language]
  const shown = products.filter(
    ({ type_id, status, visibility }) => type_id === 'configurable' && status === 1 && visibility === 4,
  )
  const departments = categories.filter(({ level, is_active }) => level === 2 && is_active)
  const [first] = departments
  const sale = departments.find(({ code }) => code === 'sale') ?? first
  return [
    ...shown
      .slice(0, MOVED_PRODUCTS)
      .flatMap(({ sku, url_path }, index) =>
        redirect(`${old.folder}/${sku.toLowerCase()}.html`, url_path, index % 3 === 2 ? 308 : 301),
      ),
    ...departments.flatMap(({ code, url_path }) => redirect(oldPathOf(code, old.categories), url_path, 301)),
    ...redirect(old.campaign, sale?.url_path, 302),
    ...redirect(old.thanks, '/', 303),
    ...redirect(old.sorted, sale?.url_path && `${sale.url_path}?sort=final_price:asc`, 307),
    ...redirect(old.jobs, sisterSites[brand], 302),
  ]
}

function oldPathOf(code: unknown, old: Readonly<Record<string, string>>): string | undefined {
  return old[String(code).replace(/^sample-/, '')]
}

function redirect(from: string | undefined, to: string | null | undefined, type: number): StoredRedirect[] {
  return from && to ? [{ requestPath: from, targetPath: to, redirectType: type }] : []
}
