import type { Dice } from '../dice.ts'
import type { Collection, Style } from './style.ts'

/** How many pieces of one size there are. */
export type StockLevel = { readonly quantity: number; readonly managesStock: boolean }

type Mood = 'plenty' | 'normal' | 'scarce' | 'last-one' | 'sold-out' | 'uncounted'

const moods: Readonly<Record<Collection, Readonly<Record<Mood, number>>>> = {
  new: { plenty: 62, normal: 33, scarce: 2, 'last-one': 0, 'sold-out': 1, uncounted: 2 },
  current: { plenty: 28, normal: 55, scarce: 10, 'last-one': 2, 'sold-out': 3, uncounted: 2 },
  last: { plenty: 4, normal: 38, scarce: 42, 'last-one': 6, 'sold-out': 9, uncounted: 1 },
}

const most: Readonly<Record<'plenty' | 'normal' | 'scarce', readonly [number, number]>> = {
  plenty: [14, 60],
  normal: [0, 22],
  scarce: [0, 4],
}

/** The stock of an article, size by size: more of the middle sizes than of the outer ones. */
export function countStock({ collection, sizes, namePlace }: Style, dice: Dice): (place: number) => StockLevel {
  // What is printed to order is never counted.
  const mood = namePlace ? 'uncounted' : dice.weigh(moods[collection])
  const lucky = dice.between(0, sizes.length - 1)
  return (place) => {
    if (mood === 'uncounted') return { quantity: 0, managesStock: false }
    if (mood === 'sold-out') return { quantity: 0, managesStock: true }
    if (mood === 'last-one') return { quantity: place === lucky ? 1 : 0, managesStock: true }
    const fromMiddle = Math.abs(place - (sizes.length - 1) / 2) / Math.max(sizes.length, 2)
    const [low, high] = most[mood]
    const pieces = Math.round(dice.between(low, high) * (1.15 - fromMiddle))
    // Somebody always buys a whole size out.
    return { quantity: mood !== 'plenty' && dice.chance(0.08) ? 0 : pieces, managesStock: true }
  }
}
