import type { Wearer } from '../../label/index.ts'
import type { Audience } from '../../words/index.ts'
import { sizes } from './sizes.data.ts'
import type { Style } from './style.ts'

/** Whom the copywriter thinks of. */
export function wearerOf({ brand, wearer }: Pick<Style, 'brand' | 'wearer'>): Audience {
  return brand === 'razz' ? 'teens' : wearer
}

const genders: Readonly<Record<Wearer, string>> = { girls: 'meisje', boys: 'jongen', baby: 'unisex', unisex: 'unisex' }

/** What babies wear is for all of them, but a dress is looked for among the girls' things. */
export function genderOf({ wearer, garment }: Pick<Style, 'wearer' | 'garment'>): string {
  const isForGirls = wearer === 'baby' && (garment === 'dress' || garment === 'skirt' || garment === 'swimwear')
  return isForGirls ? 'meisje' : genders[wearer]
}

const heights = new Map(sizes.filter(({ kind }) => kind === 'height').map(({ code }) => [code, Number(code)]))

/** The age groups a design fits, by its heights where it has them; the first is the one it is filed under. */
export function agesOf({ brand, wearer, sizes: codes }: Pick<Style, 'brand' | 'wearer' | 'sizes'>): readonly string[] {
  if (wearer === 'baby') return ['baby']
  const measured = codes.flatMap((code) => heights.get(code) ?? [])
  if (measured.length === 0) return brand === 'razz' ? ['teens', 'junior'] : ['kids', 'junior']
  return [...new Set(measured.map(ageOf))]
}

function ageOf(height: number): string {
  if (height <= 128) return 'kids'
  return height <= 164 ? 'junior' : 'teens'
}
