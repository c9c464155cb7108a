import type { ProductDocument } from '@vonk/contract'
import { isHidden } from '@vonk/domain/products'
import { slugify } from '@vonk/domain/text'
import { type Addresses, usablePath } from './create-addresses.ts'

/** The product with a path it can be found by, and the key and slug clients know it by. */
export function addressProduct(document: ProductDocument, addresses: Addresses): ProductDocument {
  const { id, sku, visibility } = document
  const wished = wishedPath(document)
  const url_path = isHidden(visibility)
    ? addresses.lend(wished, id)
    : addresses.claim({ kind: 'product', id, sku }, wished)
  const key = document.url_key || document.slug || url_path.replace(/^.*\/|\.[a-z]{1,4}$/g, '')
  const isComplete = url_path === document.url_path && document.url_key && document.slug
  return isComplete ? document : { ...document, url_key: key, slug: document.slug || key, url_path }
}

function wishedPath({ id, name, url_path, url_key, slug }: ProductDocument): string {
  const given = usablePath(url_path) ?? usablePath(url_key) ?? usablePath(slug)
  return given ?? [slugify(name), id].filter((part) => part !== '').join('-')
}
