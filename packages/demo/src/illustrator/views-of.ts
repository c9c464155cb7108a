import type { GarmentType } from '../label/index.ts'
import type { View } from './views/index.ts'

const unworn: readonly GarmentType[] = ['swimwear', 'pyjamas', 'beanie', 'cap', 'socks', 'sneaker', 'bag']
const sameBehind: readonly GarmentType[] = ['beanie', 'socks', 'sneaker']

/** The views that show something new of a garment; the others repeat its front. */
export function viewsOf(garment: GarmentType): readonly View[] {
  return [
    'front',
    ...(sameBehind.includes(garment) ? [] : (['back'] as const)),
    'detail',
    'folded',
    ...(unworn.includes(garment) ? [] : (['worn'] as const)),
  ]
}
