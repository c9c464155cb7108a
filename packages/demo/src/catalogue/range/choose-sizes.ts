import type { Brand, GarmentType, Wearer } from '../../label/index.ts'
import type { Dice } from '../dice.ts'
import { type SizeKind, sizeRuns } from './sizes.data.ts'

const ownKind: Readonly<Partial<Record<GarmentType, SizeKind>>> = {
  sneaker: 'shoe',
  beanie: 'head',
  cap: 'head',
  socks: 'sock',
  bag: 'one-size',
}
const looseCuts: readonly GarmentType[] = ['tee', 'longsleeve', 'sweater', 'hoodie', 'cardigan', 'joggers', 'gilet']

/** The sizes a design is made in: heights for most, letters for the loose cuts of Razz. */
export function chooseSizes(
  { brand, garment, wearer }: { brand: Brand; garment: GarmentType; wearer: Wearer },
  dice: Dice,
): readonly string[] {
  const inLetters = brand === 'razz' && looseCuts.includes(garment) && dice.chance(0.7)
  const kind = ownKind[garment] ?? (inLetters ? 'letter' : 'height')
  return kind === 'one-size' ? ['OS'] : dice.pick(sizeRuns[kind][brand][wearer])
}
