import { chooseRemark, type Occasion, type Spoken } from './choose-remark.ts'
import type { Stars } from './plan-stars.ts'
import type { Remark, Topic, Voice } from './voice.ts'

type Kind = 'praise' | 'quibbles' | 'complaints'

/** What kinds of remarks a review is made of, in the order in which they are written. */
function plan(stars: Stars, { dice }: Occasion): readonly Kind[] {
  const length = Number(dice.weigh({ 1: 27, 2: 42, 3: 22, 4: 9 }))
  const rest = (kind: Kind, count: number): Kind[] => Array.from({ length: Math.max(0, count) }, () => kind)
  if (stars === 5) return rest('praise', length)
  if (stars === 4)
    return dice.chance(0.6) && length > 1 ? [...rest('praise', length - 1), 'quibbles'] : rest('praise', length)
  if (stars === 3)
    return length === 1 ? ['quibbles'] : [...rest('praise', 1), ...rest('quibbles', Math.min(2, length - 1))]
  return ['complaints', ...rest(stars === 2 ? 'quibbles' : 'complaints', Math.min(1, length - 1))]
}

/** The remarks of one review, each on a topic of its own; the verdict comes last. */
export function compose(stars: Stars, voice: Voice, occasion: Occasion): readonly Spoken[] {
  const taken = new Set<Topic>()
  const spoken: Spoken[] = []
  for (const kind of plan(stars, occasion)) {
    const said = spoken.map(({ sentence }) => openingOf(sentence))
    const remark = chooseFresh(remarksFor(kind, stars, voice), { taken, said }, occasion)
    if (!remark) continue
    spoken.push(remark)
    taken.add(remark.remark.topic)
    occasion.memory.note(remark, occasion.location)
  }
  return [
    ...spoken.filter(({ remark }) => remark.topic !== 'verdict'),
    ...spoken.filter(({ remark }) => remark.topic === 'verdict'),
  ]
}

type Before = { readonly taken: ReadonlySet<Topic>; readonly said: readonly string[] }

/** Two sentences of one review do not begin alike. */
function chooseFresh(remarks: readonly Remark[], { taken, said }: Before, occasion: Occasion): Spoken | null {
  const chosen = chooseRemark(remarks, taken, occasion)
  if (!chosen || !said.includes(openingOf(chosen.sentence))) return chosen
  const others = remarks.filter((remark) => remark !== chosen.remark)
  return chooseFresh(others, { taken, said }, occasion)
}

function openingOf(sentence: string): string {
  return sentence.toLowerCase().split(/\s+/).slice(0, 2).join(' ')
}

/** Who is cross does not sum up kindly. */
function remarksFor(kind: Kind, stars: Stars, voice: Voice): readonly Remark[] {
  const remarks = voice[kind]
  return kind === 'quibbles' && stars < 3
    ? remarks.filter(({ topic }) => topic !== 'verdict' && topic !== 'buy')
    : remarks
}
