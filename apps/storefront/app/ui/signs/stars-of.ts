import type { IconName } from '../controls/icon-names.ts'

type Star = { readonly place: number; readonly icon: IconName }

/** Five stars for a rating on any scale, to the nearest half. */
export function starsOf(value: number, best: number): readonly Star[] {
  const halves = Math.round((Math.min(Math.max(value, 0), best) / best) * 10)
  return [1, 2, 3, 4, 5].map((place) => ({ place, icon: starAt(halves - 2 * place) }))
}

function starAt(halvesBeyond: number): IconName {
  if (halvesBeyond >= 0) return 'star'
  return halvesBeyond === -1 ? 'star-half' : 'star-empty'
}
