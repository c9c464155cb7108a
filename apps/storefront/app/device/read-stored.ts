/** Lenient readers for what a device has kept: written by an older version, by hand or by someone else. */
export type Fields = Readonly<Record<string, unknown>>

export function fieldsOf(value: unknown): Fields | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null
}

export function listOf<Item>(value: unknown, read: (item: unknown) => Item | null): readonly Item[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((item) => read(item) ?? [])
}

export function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}

export function numberOf(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null
}

/** Ids that some servers write as numbers. */
export function idOf(value: unknown): string | null {
  return typeof value === 'number' ? String(value) : textOf(value)
}

/** Null for a text that is no JSON. */
export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

/** Something chosen of a product, in words. */
export function readChoice(value: unknown): { readonly label: string; readonly value: string } | null {
  const { label, value: shown } = fieldsOf(value) ?? {}
  return typeof label === 'string' && typeof shown === 'string' ? { label, value: shown } : null
}
