import type { Child } from './children.ts'
import { heightSizes, type SizeRow } from './size-table.ts'

/** `null` where the table has no such size: too small, too tall, or nothing larger. */
export type Fit = { readonly now: SizeRow | null; readonly next: SizeRow | null }

/** Which size fits a body of this height, and which comes when it has outgrown that. */
export function fitByHeight(heightCm: number, table: readonly SizeRow[] = heightSizes): Fit {
  const place = table.findIndex(({ from, to }) => heightCm >= from && heightCm <= to)
  return { now: table[place] ?? null, next: (place >= 0 && table[place + 1]) || null }
}

export type ChildSize = {
  readonly label: string
  /** Whether a parent said so, or it follows from the height. */
  readonly by: 'parent' | 'height'
}

/** The size a child wears now; null when nobody has said enough. */
export function childSize({ size, heightCm }: Pick<Child, 'size' | 'heightCm'>): ChildSize | null {
  if (size !== null) return { label: size, by: 'parent' }
  const { now } = heightCm === null ? { now: null } : fitByHeight(heightCm)
  return now && { label: now.label, by: 'height' }
}
