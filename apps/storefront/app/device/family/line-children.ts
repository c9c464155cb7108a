import { read, texts } from '../store/lenient.ts'

/** Ids of children by the key of a line. What begins like this goes when the customer logs out. */
export const lineChildrenKey = 'shop/account/line-children'

export type LineChildren = Readonly<Record<string, string>>

export function parseLineChildren(stored: string | null): LineChildren {
  try {
    return read(texts, JSON.parse(stored ?? '{}'))
  } catch {
    return {}
  }
}
