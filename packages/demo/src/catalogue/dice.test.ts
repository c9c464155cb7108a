import { describe, expect, it } from 'vitest'
import { createDice } from './dice.ts'

describe('createDice', () => {
  it('throws the same for the same seed and thing, and otherwise something else', () => {
    const throws = (seed: number, key: string) => Array.from({ length: 8 }, () => 0).map(createThrow(seed, key))

    expect(throws(1, 'hoodie')).toEqual(throws(1, 'hoodie'))
    expect(throws(1, 'hoodie')).not.toEqual(throws(1, 'tee'))
    expect(throws(1, 'hoodie')).not.toEqual(throws(2, 'hoodie'))
  })

  it('reaches both ends of a range, and nothing beyond', () => {
    const dice = createDice(1, 'ends')
    const thrown = Array.from({ length: 400 }, () => dice.between(2, 5))

    expect(new Set(thrown)).toEqual(new Set([2, 3, 4, 5]))
  })

  it('shuffles without losing anything', () => {
    expect(createDice(3, 'shuffle').shuffle([1, 2, 3, 4, 5]).toSorted()).toEqual([1, 2, 3, 4, 5])
  })

  it('never chooses what weighs nothing', () => {
    const dice = createDice(1, 'weights')
    const thrown = Array.from({ length: 300 }, () => dice.weigh({ often: 9, seldom: 1, never: 0 }))

    expect(new Set(thrown)).toEqual(new Set(['often', 'seldom']))
    expect(thrown.filter((each) => each === 'often').length).toBeGreaterThan(230)
  })

  it('cannot choose from nothing', () => {
    expect(() => createDice(1, 'none').pick([])).toThrow('nothing to choose from')
  })
})

function createThrow(seed: number, key: string): () => number {
  const dice = createDice(seed, key)
  return () => dice.between(1, 1000)
}
