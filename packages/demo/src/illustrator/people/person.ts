import type { Brand } from '@vonk/domain/stores'
import { palette } from '../palette.ts'
import type { Random } from '../random.ts'

export const hairStyles = ['crop', 'parted', 'bob', 'bun', 'puffs', 'curls', 'long', 'braids', 'buzz', 'quiff'] as const
export type HairStyle = (typeof hairStyles)[number]
export type Mood = 'smile' | 'laugh' | 'calm' | 'wink'

export type Person = {
  readonly brand: Brand
  readonly skin: string
  readonly hair: string
  readonly style: HairStyle
  readonly mood: Mood
  readonly hasGlasses: boolean
  readonly hasFreckles: boolean
}

/** Every head is another child; teenagers dye their hair and smile less. */
export function choosePerson({ pick, between }: Random, brand: Brand): Person {
  const isTeen = brand === 'razz'
  const skin = pick(palette.skins)
  const dark = palette.skins.indexOf(skin) > 2
  return {
    brand,
    skin,
    hair: isTeen ? pick(palette.dyedHair) : dark ? pick(['#1f1b20', '#3a2320']) : pick(palette.hair),
    style: dark ? pick(['crop', 'bun', 'puffs', 'curls', 'braids', 'buzz']) : pick(hairStyles),
    mood: isTeen ? pick(['calm', 'smile', 'calm', 'wink']) : pick(['smile', 'laugh', 'smile', 'laugh', 'wink']),
    hasGlasses: between(0, 1) < (isTeen ? 0.3 : 0.14),
    hasFreckles: !dark && between(0, 1) < 0.3,
  }
}
