import { describe, expect, it } from 'vitest'
import { starsOf } from './rating.tsx'

const marks: Partial<Record<string, string>> = { star: '*', 'star-half': '/', 'star-empty': '.' }
const drawn = (value: number, best: number) =>
  starsOf(value, best)
    .map(({ icon }) => marks[icon])
    .join('')

describe('starsOf', () => {
  it.each([
    { value: 0, best: 5, stars: '.....' },
    { value: 0.3, best: 5, stars: '/....' },
    { value: 4.2, best: 5, stars: '****.' },
    { value: 4.3, best: 5, stars: '****/' },
    { value: 8.9, best: 10, stars: '****/' },
    { value: 5, best: 5, stars: '*****' },
    { value: 7, best: 5, stars: '*****' },
    { value: -1, best: 5, stars: '.....' },
  ])('draws $value of $best as $stars', ({ value, best, stars }) => {
    expect(drawn(value, best)).toBe(stars)
  })
})
