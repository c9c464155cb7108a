import type { Occasion, Spoken } from './choose-remark.ts'
import type { Stars } from './plan-stars.ts'
import { speak } from './speak.ts'
import { isInScope } from './traits.ts'
import type { Mood, Voice } from './voice.ts'

type ReviewDraft = { readonly stars: Stars; readonly spoken: readonly Spoken[]; readonly voice: Voice }

/** What stands above a review: the point of a remark, or a word on the whole; never twice on one page. */
export function entitle(draft: ReviewDraft, occasion: Occasion): string {
  const { facts, location, memory, dice } = occasion
  const isToThePoint = draft.stars < 4 && dice.chance(0.65)
  const points = isToThePoint ? draft.spoken.flatMap(({ remark }) => dice.shuffle(remark.titles)) : []
  for (const title of [...points, ...wordsOnTheWhole(draft, occasion)]) {
    const spoken = speak(title, facts)
    if (spoken === null || memory.isOnPage(spoken, location)) continue
    memory.note({ sentence: spoken }, { page: location.page, category: location.page })
    return spoken
  }
  throw new Error(`no title is left for ${location.page}`)
}

function wordsOnTheWhole({ stars, spoken, voice }: ReviewDraft, { traits, dice }: Occasion): readonly string[] {
  const topics = new Set(spoken.map(({ remark }) => remark.topic))
  const fitting = voice.titles[moodOf(stars)].filter(
    (title) => (title.topic === 'verdict' || topics.has(title.topic)) && isInScope(title, traits),
  )
  const ofTeens = fitting.filter(({ scope }) => scope.some(({ oneOf }) => oneOf.includes('teen')))
  const first = ofTeens.length > 0 && dice.chance(0.5) ? ofTeens : []
  return [...dice.shuffle(first), ...dice.shuffle(fitting)].flatMap(({ variants }) => variants)
}

/** What stands above four stars is no disappointment, whatever is said below. */
function moodOf(stars: Stars): Mood {
  if (stars < 3) return 'cross'
  return stars === 3 ? 'mixed' : 'glad'
}
