export type Random = {
  readonly between: (low: number, high: number) => number
  readonly pick: <T>(choices: readonly [T, ...T[]]) => T
}

/** A small seeded generator: the same seed always folds the cloth the same way. */
export function createRandom(seed: number): Random {
  let state = (Math.imul(seed | 0, 0x9e3779b1) ^ 0x5bd1e995) >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return {
    between: (low, high) => low + (high - low) * next(),
    pick: (choices) => choices[Math.floor(next() * choices.length)] ?? choices[0],
  }
}

/** FNV-1a over text: names a picture and seeds what has no seed of its own. */
export function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  }
  return value >>> 0
}

/** The same choice for the same style, whatever the view and however much was drawn before. */
export function chosen<T>(choices: readonly [T, ...T[]], seed: number, about: string): T {
  return choices[(hash(`${about}:${seed}`) >>> 4) % choices.length] ?? choices[0]
}
