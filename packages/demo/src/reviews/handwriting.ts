import type { Dice } from '../catalogue/dice.ts'
import type { Writer } from './traits.ts'
import type { Voice } from './voice.ts'

type Hand = { readonly writer: Writer; readonly voice: Voice; readonly dice: Dice }

/** How the sentences end up on the page: teens save capitals and full stops, and a finger slips now and then. */
export function jotDown(sentences: readonly string[], { writer, voice, dice }: Hand): string {
  const text = sentences.join(dice.chance(0.06) ? '\n' : ' ')
  const typed = dice.chance(0.06) ? slip(text, voice, dice) : text
  if (writer === 'teen' && dice.chance(0.35)) return carelessly(typed, dice)
  if (dice.chance(0.07)) return typed.replace(/\.$/, '')
  return dice.chance(0.05) ? typed.replace(/\.$/, '!') : typed
}

function carelessly(text: string, dice: Dice): string {
  const small = text.replace(
    /(^|[.!?]\s)(\p{Lu})(?=\p{Ll})/gu,
    (_, before: string, letter: string) => before + letter.toLowerCase(),
  )
  return small.replace(/\.$/, '') + (dice.chance(0.3) ? ` ${dice.pick(['🔥', '😍', '🙌', '💚'])}` : '')
}

function slip(text: string, { slips }: Voice, dice: Dice): string {
  const possible = slips.filter(([meant]) => text.includes(meant))
  if (possible.length === 0) return text
  const [meant, typed] = dice.pick(possible)
  return text.replace(meant, typed)
}

/** Who signs: a first name, a name with an initial, a name with a year, initials alone. */
export function sign(
  { writer, voice, dice }: Hand,
  { isGirl, isGrandmother }: { isGirl: boolean; isGrandmother: boolean },
): string {
  if (writer === 'teen')
    return dice.pick(isGirl ? voice.teenGirls : voice.teenBoys) + (dice.chance(0.15) ? dice.between(2, 99) : '')
  if (writer === 'grandparent') return dice.pick(isGrandmother ? voice.grandmothers : voice.grandfathers)
  const name = dice.pick(voice.parents)
  const initial = dice.pick('ABCDEFGHJKLMNPRSTVWZ'.split(''))
  const way = dice.weigh({ plain: 42, initial: 30, year: 12, initials: 10, small: 6 })
  if (way === 'initial') return `${name} ${initial}.`
  if (way === 'year') return `${name.toLowerCase()}${dice.between(77, 96)}`
  if (way === 'initials') return `${name.charAt(0)}.${initial}.`
  return way === 'small' ? name.toLowerCase() : name
}
