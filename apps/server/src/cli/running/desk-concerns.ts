import { findCategoryByUrlPath, findProductByUrlPath } from '@vonk/commerce/catalogue'
import { listEdited } from '@vonk/content/stories'
import { prefixOf, type StoreDirectory } from '@vonk/domain/stores'
import type { Db } from '@vonk/platform/db'

const desk = 'desk'

/** Pages that shoppers cannot see, as the screens of staff are at their address; in words. */
export async function deskConcerns(db: Db, { views }: StoreDirectory): Promise<string[]> {
  const concerns: string[] = []
  for (const view of views.filter((one) => prefixOf(one) === '')) {
    for (const page of await findPages(db, view.code))
      concerns.push(`${view.code}: ${page} cannot be seen, as /${desk} is where staff work. Give it another address.`)
  }
  return concerns
}

async function findPages(db: Db, view: string): Promise<readonly string[]> {
  const stories = (await listEdited(db, view)).filter(({ path }) => path === desk || path.startsWith(`${desk}/`))
  const product = await findProductByUrlPath(db, view, desk)
  const category = await findCategoryByUrlPath(db, view, desk)
  return [
    ...stories.map(({ path }) => `the story ${path}`),
    ...(product ? [`the product ${product.sku}`] : []),
    ...(category ? [`the category ${category.id}`] : []),
  ]
}
