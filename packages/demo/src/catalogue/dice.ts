import { createRandom, hash } from '../illustrator/random.ts'

export type Dice = {
  /** A whole number, both ends included. */
  readonly between: (low: number, high: number) => number
  readonly chance: (share: number) => boolean
  readonly pick: <T>(list: readonly T[]) => T
  readonly shuffle: <T>(list: readonly T[]) => T[]
  /** One of the keys, each as likely as its weight. */
  readonly weigh: <Key extends string>(weights: Readonly<Record<Key, number>>) => Key
}

/** Each thing throws its own dice, so that a change in one leaves all others as they were. */
export function createDice(seed: number, key: string): Dice {
  const random = createRandom(hash(`${seed}:${key}`))
  const between = (low: number, high: number) => low + Math.floor(random.between(0, 1) * (high - low + 1))
  return {
    between,
    chance: (share) => random.between(0, 1) < share,
    pick: (list) => at(list, between(0, list.length - 1)),
    shuffle: (list) => {
      const left = [...list]
      return list.map(() => at(left.splice(between(0, left.length - 1), 1), 0))
    },
    weigh: (weights) => {
      // Object.keys forgets the type of the keys; there are no others.
      const keys = Object.keys(weights) as (keyof typeof weights)[]
      const sum = keys.reduce((total, key) => total + weights[key], 0)
      let left = random.between(0, sum)
      for (const key of keys) {
        left -= weights[key]
        if (left < 0) return key
      }
      return at(keys, 0)
    },
  }
}

function at<T>(list: readonly T[], place: number): T {
  const found = list[place]
  if (found === undefined) throw new Error('nothing to choose from')
  return found
}
