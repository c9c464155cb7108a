export type PictureSize = {
  readonly width: number
  /** 0 keeps the proportions of the picture. */
  readonly height: number
}

/** The box that every size with a height fits into. */
export const standardBox: PictureSize = { width: 600, height: 744 }
export const largestWidth = 1920
const placeholderWidth = 94

// Every further size would be work that anybody could order by typing an address.
const offered: readonly PictureSize[] = [
  standardBox,
  { width: 563, height: 688 },
  { width: 375, height: 458 },
  { width: 310, height: 300 },
  { width: 168, height: 230 },
  { width: 150, height: 150 },
  ...[largestWidth, 1440, 1024, 768, 540, 375, placeholderWidth].map((width) => ({ width, height: 0 })),
]
const byName = new Map(offered.map((size) => [nameOf(size), size]))

/** The size as an address writes it, such as `563/688`; null when the shop does not offer it. */
export function findSize(name: string): PictureSize | null {
  return byName.get(name) ?? null
}

export function nameOf({ width, height }: PictureSize): string {
  return `${width}/${height}`
}

/** Shown blurred and enlarged until the picture itself is there. */
export function isPlaceholder({ width }: PictureSize): boolean {
  return width === placeholderWidth
}
