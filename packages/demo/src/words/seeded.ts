/** One stride per slot, so two slots of a text do not march in step. */
const strides = {
  shape: 0.618_033_988_7,
  opening: 0.414_213_562_4,
  detail: 0.732_050_807_6,
  fabric: 0.236_067_977_5,
  look: 0.645_751_311_1,
  moment: 0.316_624_790_4,
  fit: 0.605_551_275_5,
  make: 0.828_427_124_7,
} as const

export type Slot = keyof typeof strides
export type Turn = { readonly slot: Slot; readonly key: string; readonly turn: number }

/** Walks a list in even, irrational steps: neighbours differ and every entry gets its share, whatever the list's length. */
export function placeIn(length: number, { slot, key, turn }: Turn): number {
  return Math.floor(((hash(`${slot}:${key}`) + turn * strides[slot]) % 1) * length)
}

export function pick<T>(list: readonly T[], turn: Turn): T {
  const chosen = list[placeIn(list.length, turn)]
  if (chosen === undefined) throw new Error(`nothing to pick for ${turn.slot} of ${turn.key}`)
  return chosen
}

/** FNV-1a, folded to 0 ≤ n < 1. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return (value >>> 0) / 2 ** 32
}
