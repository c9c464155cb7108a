import { shade } from '../paint.ts'
import { el } from '../svg.ts'
import { drawFace } from './face.ts'
import { cuts, gloss } from './hair.ts'
import type { Person } from './person.ts'

export type Head = { readonly behind: string; readonly front: string }

const skull = 'M-66 -6C-66 -50 -38 -72 0 -72C38 -72 66 -50 66 -6C66 40 38 69 0 69C-38 69 -66 40 -66 -6Z'

/** A baby has round cheeks and hardly a chin. */
const babySkull = 'M-66 -8C-66 -52 -38 -74 0 -74C38 -74 66 -52 66 -8C78 40 44 70 0 70C-44 70 -78 40 -66 -8Z'

/** A head around zero, chin at 69: the hair behind the neck, and the rest. */
export function drawHead(person: Person): Head {
  const { skin, hair, style, age } = person
  const { behind, front, extra } = cuts[style]
  return {
    behind: behind ? behind(shade(hair, 0.12)) : '',
    front:
      el('path', {
        d: 'M-63 4m-13 0a13 14 0 1 1 26 0a13 14 0 1 1 -26 0M63 4m-13 0a13 14 0 1 1 26 0a13 14 0 1 1 -26 0',
        fill: shade(skin, 0.07),
      }) +
      el('path', { d: age === 'baby' ? babySkull : skull, fill: skin }) +
      // The side away from the window.
      el('path', {
        d: 'M40 -58C66 -20 60 44 0 69C38 69 66 40 66 -6C66 -30 56 -48 40 -58Z',
        fill: shade(skin, 0.5),
        'fill-opacity': 0.12,
      }) +
      drawFace(person) +
      el('path', { d: front, fill: hair }) +
      gloss(hair) +
      (extra?.(hair) ?? ''),
  }
}
