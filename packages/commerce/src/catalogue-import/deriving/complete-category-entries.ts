import type { ProductDocument } from '@vonk/contract'

type Named = { readonly name: string }

/** A product with the categories it is in both as ids and by name; those nobody knows stay ids. */
export function completeCategoryEntries(
  document: ProductDocument,
  find: (id: number) => Named | undefined,
): ProductDocument {
  const { category, category_ids } = document
  const entries = category ?? []
  const ids = category_ids ?? entries.map(({ category_id }) => category_id)
  if (ids.length === 0 && entries.length === 0) return document
  const named =
    entries.length > 0 ? entries.map((entry) => withName(entry, find)) : ids.flatMap((id) => entryOf(id, find))
  const isSame = category_ids && named.length === entries.length && named.every((entry, at) => entry === entries[at])
  return isSame ? document : { ...document, category_ids: ids, category: named }
}

type Entry = NonNullable<ProductDocument['category']>[number]

function withName(entry: Entry, find: (id: number) => Named | undefined): Entry {
  const name = entry.name || find(entry.category_id)?.name
  return name && name !== entry.name ? { ...entry, name } : entry
}

/** Among the first: nobody has said where it stands. */
function entryOf(category_id: number, find: (id: number) => Named | undefined): Entry[] {
  const category = find(category_id)
  return category ? [{ category_id, name: category.name, position: 0 }] : []
}
