import type { Brand, Wearer } from '../../label/index.ts'
import { palette } from '../palette.ts'
import type { Random } from '../random.ts'

export type HairStyle =
  | 'crop'
  | 'parted'
  | 'mop'
  | 'buzz'
  | 'quiff'
  | 'curls'
  | 'ringlets'
  | 'bob'
  | 'bun'
  | 'puffs'
  | 'long'
  | 'braids'
  | 'ponytail'
  | 'pigtails'
  | 'fuzz'
  | 'wisp'
  | 'sprout'
export type Mood = 'smile' | 'laugh' | 'calm' | 'wink'
export type Age = 'baby' | 'child' | 'teen'

export type Person = {
  readonly brand: Brand
  readonly age: Age
  readonly skin: string
  readonly hair: string
  readonly style: HairStyle
  readonly mood: Mood
  readonly hasGlasses: boolean
  readonly hasFreckles: boolean
}

type Styles = readonly [HairStyle, ...HairStyle[]]

const girls: Styles = ['bob', 'bun', 'long', 'braids', 'ponytail', 'pigtails', 'curls']
const boys: Styles = ['crop', 'parted', 'mop', 'quiff', 'buzz', 'crop', 'ringlets']
/** Tight curls are worn short, tied up or braided. */
const tight: Readonly<Record<Wearer, Styles>> = {
  girls: ['puffs', 'braids', 'bun', 'puffs', 'curls'],
  boys: ['crop', 'buzz', 'ringlets', 'ringlets'],
  unisex: ['puffs', 'braids', 'curls', 'crop', 'buzz'],
  baby: ['fuzz', 'sprout', 'fuzz'],
}
const smooth: Readonly<Record<Wearer, Styles>> = {
  girls,
  boys,
  unisex: [...girls, ...boys],
  baby: ['wisp', 'fuzz', 'sprout', 'wisp'],
}

export type Whom = { readonly brand: Brand; readonly wearer?: Wearer }

export const ageOf = ({ brand, wearer }: Whom): Age =>
  brand === 'razz' ? 'teen' : wearer === 'baby' ? 'baby' : 'child'

/** Every head is another child, of the kind the thing is made for; teenagers dye their hair and smile less. */
export function choosePerson({ pick, between }: Random, whom: Whom): Person {
  const { brand, wearer = 'unisex' } = whom
  const age = ageOf(whom)
  const isTeen = age === 'teen'
  const skin = pick(palette.skins)
  const isDark = palette.skins.indexOf(skin) > 2
  const wearsGlasses = between(0, 1) < (isTeen ? 0.3 : 0.14)
  const hasFreckles = between(0, 1) < 0.3
  return {
    brand,
    age,
    skin,
    hair: isTeen ? pick(palette.dyedHair) : isDark ? pick(['#1f1b20', '#3a2320']) : pick(palette.hair),
    style: pick((isDark ? tight : smooth)[wearer]),
    mood: isTeen ? pick(['calm', 'smile', 'calm', 'wink']) : pick(['smile', 'laugh', 'smile', 'laugh', 'smile']),
    hasGlasses: wearsGlasses && age !== 'baby',
    hasFreckles: hasFreckles && !isDark && age !== 'baby',
  }
}
