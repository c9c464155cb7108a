import { shade } from '../paint.ts'
import { palette } from '../palette.ts'
import { el, group } from '../svg.ts'
import type { Mood, Person } from './person.ts'

const line = (d: string, stroke: string, width: number) =>
  el('path', { d, fill: 'none', stroke, 'stroke-width': width, 'stroke-linecap': 'round' })

const eye = (x: number) => line(`M${x} 4h0`, palette.ink, 13) + line(`M${x - 2} 1h0`, palette.white, 4)

const mouths: Readonly<Record<Mood, (dark: string) => string>> = {
  smile: (dark) => line('M-18 28Q0 44 18 28', dark, 4.6),
  laugh: () =>
    el('path', { d: 'M-21 25C-18 54 18 54 21 25Z', fill: palette.ink }) +
    el('path', { d: 'M-12 41C-5 33 6 33 13 41C6 48 -5 48 -12 41Z', fill: '#ea7b52' }),
  calm: (dark) => line('M-12 32Q2 38 14 31', dark, 4.6),
  wink: (dark) => line('M-16 28Q0 42 18 26', dark, 4.6),
}

/** Sunglasses for the sister brand, round frames for the children. */
function glasses({ brand }: Person): string {
  if (brand === 'razz')
    return (
      el('path', {
        d: 'M-52 -8H-4V4C-4 20 -14 24 -28 24C-44 24 -52 16 -52 2ZM52 -8H4V4C4 20 14 24 28 24C44 24 52 16 52 2Z',
        fill: palette.board.ink,
      }) +
      el('path', { d: 'M-40 -2L-30 16M24 -2L34 16', stroke: palette.white, 'stroke-width': 4, 'stroke-opacity': 0.5 }) +
      line('M-64 -4H64', palette.board.ink, 6)
    )
  const frame = { cy: 4, r: 20, fill: palette.white, 'fill-opacity': 0.22, stroke: palette.ink, 'stroke-width': 4 }
  return (
    el('circle', { ...frame, cx: -25 }) + el('circle', { ...frame, cx: 25 }) + line('M-5 2Q0 -2 5 2', palette.ink, 4)
  )
}

/** Features of a face of 132 by 138 around zero; those of a baby sit low, under a high forehead. */
export function drawFace(person: Person): string {
  if (person.age !== 'baby') return drawFeatures(person)
  return group({ transform: 'translate(0 9) scale(1.1 0.98)' }, drawFeatures(person))
}

function drawFeatures(person: Person): string {
  const { skin, age, mood, hasFreckles, hasGlasses } = person
  const dark = shade(skin, 0.55)
  const eyes = mood === 'wink' ? eye(-24) + line('M15 5Q24 -3 33 5', palette.ink, 4.6) : eye(-24) + eye(24)
  const cheeks = el('path', {
    d: 'M-40 24h0M40 24h0',
    stroke: '#ea5f4b',
    'stroke-opacity': 0.28,
    'stroke-width': 23,
    'stroke-linecap': 'round',
  })
  const freckles = line('M-42 18h0M-35 23h0M-45 27h0M42 18h0M35 23h0M45 27h0', shade(skin, 0.3), 3.4)
  const brows = line('M-33 -16Q-25 -21 -16 -17M33 -16Q25 -21 16 -17', shade(skin, 0.62), 3.6)
  const nose = line('M-4 16Q1 21 6 16', shade(skin, 0.34), 3.8)
  return (
    cheeks +
    (hasFreckles ? freckles : '') +
    (age === 'baby' ? '' : brows) +
    eyes +
    nose +
    mouths[mood](dark) +
    (hasGlasses ? glasses(person) : '')
  )
}
