export type AttributeStore<Attribute> = {
  readonly byCode: ReadonlyMap<string, Attribute>
  readonly byId: ReadonlyMap<string, Attribute>
  /** Codes and ids the server does not know; asking again is useless. */
  readonly blacklist: ReadonlySet<string>
}

export type StoredAttribute = { readonly code: string; readonly id: string }

/** The codes or ids still to be asked for; one with a dot is a path into a document, not an attribute. */
export function attributesToLoad(wanted: readonly string[], store: AttributeStore<unknown>): string[] {
  const { byCode, byId, blacklist } = store
  const isKnown = (key: string) => blacklist.has(key) || byCode.has(key) || byId.has(key)
  return [...new Set(wanted)].filter((key) => !key.includes('.') && !isKnown(key))
}

/** Keeps what the server returned, by code and by id, and blacklists what it did not. */
export function storeAttributes<Attribute extends StoredAttribute>(
  store: AttributeStore<Attribute>,
  { requested, returned }: { readonly requested: readonly string[]; readonly returned: readonly Attribute[] },
): AttributeStore<Attribute> {
  const byCode = new Map(store.byCode)
  const byId = new Map(store.byId)
  for (const attribute of returned) {
    byCode.set(attribute.code, attribute)
    byId.set(attribute.id, attribute)
  }
  const unknown = requested.filter((key) => !byCode.has(key) && !byId.has(key))
  return { byCode, byId, blacklist: new Set([...store.blacklist, ...unknown]) }
}
