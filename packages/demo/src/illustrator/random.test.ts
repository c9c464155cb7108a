import { describe, expect, it } from 'vitest'
import { chosen, createRandom, hash } from './random.ts'

describe('createRandom', () => {
  it('repeats itself for a seed and differs for the next', () => {
    const draw = (seed: number) => {
      const { between } = createRandom(seed)
      return [between(0, 1), between(0, 1), between(0, 1)]
    }

    expect(draw(5)).toEqual(draw(5))
    expect(draw(5)).not.toEqual(draw(6))
  })

  it('stays between its bounds and picks every choice sooner or later', () => {
    const { between, pick } = createRandom(1)
    const drawn = Array.from({ length: 500 }, () => between(-2, 3))

    expect(drawn.every((value) => value >= -2 && value < 3)).toBe(true)
    expect(new Set(Array.from({ length: 60 }, () => pick(['a', 'b', 'c']))).size).toBe(3)
  })
})

describe('hash', () => {
  it('tells near texts apart', () => {
    expect(hash('tee,front')).not.toBe(hash('tee,back'))
  })
})

describe('chosen', () => {
  it('keeps to its choice for a style and takes every choice sooner or later', () => {
    const choices = ['round', 'pointed', 'open'] as const
    const over = Array.from({ length: 40 }, (_, seed) => chosen(choices, seed, 'collar'))

    expect(over).toEqual(Array.from({ length: 40 }, (_, seed) => chosen(choices, seed, 'collar')))
    expect(new Set(over)).toEqual(new Set(choices))
  })
})
