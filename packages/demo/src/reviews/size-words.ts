/** A size as people write it: "E30" and "EU 30" are 30, "K1922" is 19–22; null where there is nothing to say. */
export function sizeWords(size: string): string | null {
  const pair = /^K(\d\d)(\d\d)$/.exec(size)
  if (pair) return `${pair[1]}–${pair[2]}`
  if (/^(?:X{0,2}[SL]|M)$/.test(size) || /^\d\d–\d\d$/.test(size)) return size
  return /^(?:E|EU |H)?(\d{2,3})(?: cm)?$/.exec(size)?.[1] ?? null
}

const babyMonths: Readonly<Record<string, number>> = { 56: 1, 62: 3, 68: 6, 74: 9, 80: 12, 86: 18 }

/** The usual age in months at a body height; null for sizes that are no heights. */
export function monthsAt(size: string): number | null {
  if (!/^\d{2,3}$/.test(size)) return null
  const height = Number(size)
  if (height < 92) return babyMonths[size] ?? null
  return 24 + ((height - 92) / 6) * 12
}
