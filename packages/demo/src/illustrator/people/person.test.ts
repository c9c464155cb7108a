import { describe, expect, it } from 'vitest'
import type { Wearer } from '../../label/index.ts'
import { palette } from '../palette.ts'
import { createRandom } from '../random.ts'
import { choosePerson } from './person.ts'

const crowd = (wearer: Wearer, brand: 'vonk' | 'razz' = 'vonk') =>
  Array.from({ length: 80 }, (_, seed) => choosePerson(createRandom(seed + 1), { brand, wearer }))
const tied = ['bob', 'bun', 'puffs', 'long', 'braids', 'ponytail', 'pigtails']
const newborn = ['fuzz', 'wisp', 'sprout']

describe('choosePerson', () => {
  it.each(['girls', 'boys', 'baby', 'unisex'] as const)('finds %s of every skin, and with different hair', (wearer) => {
    const people = crowd(wearer)

    expect(new Set(people.map(({ skin }) => skin))).toEqual(new Set(palette.skins))
    expect(new Set(people.map(({ style }) => style)).size).toBeGreaterThanOrEqual(3)
    expect(new Set(people.map(({ hair }) => hair)).size).toBeGreaterThanOrEqual(5)
  })

  it('finds a baby for what babies wear, and only there', () => {
    expect(crowd('baby').every(({ age, style }) => age === 'baby' && newborn.includes(style))).toBe(true)
    const older = (['girls', 'boys', 'unisex'] as const).flatMap((wearer) => crowd(wearer))
    expect(older.some(({ age, style }) => age !== 'child' || newborn.includes(style))).toBe(false)
  })

  it('finds boys whose hair is not tied up, and a teenager for all of Razz', () => {
    expect(crowd('boys').some(({ style }) => tied.includes(style))).toBe(false)
    expect(crowd('girls').filter(({ style }) => tied.includes(style)).length).toBeGreaterThan(50)
    expect(crowd('girls', 'razz').every(({ age }) => age === 'teen')).toBe(true)
  })
})
