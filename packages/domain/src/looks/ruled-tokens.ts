import { contrastOf, mixColours, readHex, writeRgb } from '../colours/index.ts'
import type { Colour, Decisions } from './decisions.ts'
import { faces } from './faces.data.ts'

export type TokenName = keyof ReturnType<typeof ruledTokens>

/** What follows from the grounds follows what was said of them. */
export function ruledTokens(look: Decisions, said: Readonly<Partial<Record<string, string>>> = {}) {
  const grounds: Grounds = { ...groundTokens(look), ...said }
  return {
    ...letterTokens(look),
    ...shapeTokens(look),
    ...groundTokens(look),
    ...paperTokens(look, grounds),
    ...partTokens(look, grounds),
    ...controlTokens(look, grounds),
    ...statusTokens(look),
  }
}

function letterTokens({ headingFace, textFace, headingCase }: Decisions) {
  const { family, weight, tracking, wordSpace, line, isCondensed } = faces[headingFace]
  const sizes = {
    'heading-hero-narrow': 'clamp(3.25rem, 1.4rem + 7.2vw, 6.75rem)',
    'heading-hero-wide': 'clamp(4.5rem, 7.2vw, 6.75rem)',
    'heading-hero-beside': '5.2vw',
    'heading-card': '13cqi',
    'heading-xl': 'clamp(2.25rem, 1.5rem + 2.8vw, 3.75rem)',
    'heading-l': 'clamp(1.5rem, 1.3rem + 0.8vw, 2rem)',
    'heading-m': '1.25rem',
  }
  const condensed = {
    'heading-hero-narrow': 'clamp(min(5.25rem, 20.5vw), 2.5rem + 9vw, 10.75rem)',
    'heading-hero-wide': 'clamp(min(5.25rem, 20.5vw), 2.5rem + 9vw, 10.75rem)',
    'heading-hero-beside': '8.4vw',
    'heading-card': '18cqi',
    'heading-xl': 'clamp(3rem, 1.5rem + 6vw, 7rem)',
    'heading-l': 'clamp(1.75rem, 1.5rem + 1vw, 2.25rem)',
    'heading-m': '1.5rem',
  }
  return {
    'font-heading': family,
    'font-text': faces[textFace].family,
    'heading-weight': weight,
    'heading-case': headingCase,
    'heading-tracking': tracking,
    'heading-word-space': wordSpace,
    'heading-line': line,
    ...(isCondensed ? condensed : sizes),
  }
}

function shapeTokens({ radius, border, ink, density, pictureRatio }: Decisions) {
  const corner = (share: number) => (radius === 0 ? '0px' : `${radius * share}rem`)
  const isFramed = border > 0
  const isRound = radius > 0
  return {
    'radius-box': corner(0.35),
    'radius-s': corner(0.6),
    'radius-m': corner(1),
    'radius-l': corner(1.6),
    'radius-pill': isRound ? '999px' : '0px',
    border: `${border}px`,
    'button-border': `${Math.max(2, border)}px`,
    'border-card': `${border}px`,
    'field-border': isFramed ? '2px' : '1.5px',
    'icon-stroke': isFramed ? '2.25px' : '1.75px',
    'icon-cap': isRound ? 'round' : 'square',
    'icon-join': isRound ? 'round' : 'miter',
    'shadow-raised': isFramed
      ? `5px 5px 0 ${seeThrough(ink, 1)}`
      : `0 1px 2px ${seeThrough(ink, 0.06)}, 0 12px 32px -8px ${seeThrough(ink, 0.18)}`,
    'card-gap': density === 'dense' ? 'clamp(0.375rem, 0.9vw, 0.75rem)' : 'clamp(0.75rem, 1.8vw, 1.5rem)',
    'card-price-order': '0',
    'card-price-size': '1rem',
    'picture-ratio': pictureRatio.join(' / '),
  }
}

const [white, black] = ['#ffffff', '#000000']

/** Whether ink is lighter than what it stands on. */
const isDark = ({ ground }: Decisions) => contrast(ground, white) > contrast(ground, black)

type Grounds = ReturnType<typeof groundTokens>

/** A look with borders draws every line in ink. */
function groundTokens(look: Decisions) {
  const { ground, ink, border } = look
  return {
    'colour-ground': ground,
    'colour-ground-soft': mixColours(ground, ink, 0.04),
    'colour-raised': isDark(look) ? mixColours(ground, ink, 0.06) : mixColours(ground, white, 0.7),
    'colour-ink': ink,
    'colour-ink-soft': mixColours(ink, ground, 0.22),
    'colour-line': border > 0 ? ink : mixColours(ground, ink, 0.14),
    'colour-hero': ground,
    'colour-button': ink,
  }
}

function paperTokens(look: Decisions, grounds: Grounds) {
  const { ground, ink } = look
  const hero = grounds['colour-hero']
  return {
    'colour-on-hero': clearest(hero, [ink, ground]),
    'colour-on-hero-soft': clearest(hero, [grounds['colour-ink-soft'], mixColours(ground, ink, 0.2)]),
    'colour-invert': ink,
    'colour-on-invert': ground,
    'colour-on-invert-soft': mixColours(ground, ink, 0.2),
    'colour-scrim': seeThrough(isDark(look) ? black : ink, 0.5),
    'colour-header-veil': headerVeil(look, hero),
    'colour-picture-veil': seeThrough(ground, 0.82),
    'colour-picture-shade': seeThrough(isDark(look) ? ground : ink, 0.72),
    'colour-on-picture': isDark(look) ? ink : grounds['colour-raised'],
    'colour-card-veil': seeThrough(grounds['colour-raised'], 0.92),
    'colour-swatch-edge': seeThrough(ink, 0.25),
  }
}

function partTokens({ ground, ink, accent, second, sale }: Decisions, grounds: Grounds) {
  const tint = (colour: Colour, share: number) => mixColours(ground, colour, share)
  return {
    'colour-ribbon': ink,
    'colour-on-ribbon': clearest(ink, [second, accent, ground]),
    'colour-tint-1': tint(accent, 0.16),
    'colour-tint-2': tint(second, 0.3),
    'colour-tint-3': tint(accent, 0.08),
    'colour-tint-4': tint(second, 0.16),
    'colour-menu-highlight': clearest(grounds['colour-hero'], [sale, accent, second]),
    'colour-logo-spark': accent,
    'colour-message-mark': accent,
    'colour-accent': accent,
    'colour-on-accent': clearest(accent, [ink, ground]),
    'colour-star': clearest(ground, [accent, sale, ink], visible),
    'colour-sale': sale,
    'colour-on-sale': clearest(sale, [grounds['colour-raised'], ink]),
    'colour-card-line': grounds['colour-line'],
    'colour-sea': tint(second, 0.5),
  }
}

function controlTokens(look: Decisions, grounds: Grounds) {
  const { ground, ink, border } = look
  return {
    'colour-on-button': clearest(grounds['colour-button'], [ground, ink]),
    'colour-button-by-night': clearest(ink, [grounds['colour-button'], ground], visible),
    'colour-on-button-by-night': ink,
    'colour-button-line': ink,
    'colour-focus': ink,
    'colour-hover': grounds['colour-ground-soft'],
    'colour-skeleton': mixColours(ground, ink, 0.08),
    'colour-disabled': mixColours(ground, ink, 0.1),
    'colour-on-disabled': mixColours(ink, ground, 0.26),
    'colour-field': grounds['colour-raised'],
    'colour-field-line': border > 0 ? ink : mixColours(ground, ink, 0.58),
  }
}

/** Good, worth knowing, careful and wrong are the same everywhere. */
function statusTokens(look: Decisions) {
  const [success, info, warning, danger] = isDark(look)
    ? (['#7fd6a4', '#8cc4ff', '#ffc766', '#ff9d94'] as const)
    : (['#17633f', '#1d5488', '#7d4a00', '#b3261e'] as const)
  const soft = (colour: Colour) => mixColours(look.ground, colour, 0.12)
  return {
    'colour-success': success,
    'colour-success-soft': soft(success),
    'colour-info': info,
    'colour-info-soft': soft(info),
    'colour-warning': warning,
    'colour-warning-soft': soft(warning),
    'colour-danger': danger,
    'colour-danger-soft': soft(danger),
    'colour-on-danger': clearest(danger, [isDark(look) ? look.ground : white, look.ink]),
  }
}

/** Behind the header while a picture is under it: a look with borders hides more of it. */
export function headerVeil({ border }: Decisions, hero: Colour): string {
  return seeThrough(hero, border > 0 ? 0.82 : 0)
}

export const visible = 3

/** The first that is told from its ground, or the one that is told best. */
function clearest(ground: Colour, inks: readonly [Colour, ...Colour[]], atLeast = 4.5): Colour {
  const best = inks.reduce((clear, ink) => (contrast(ink, ground) > contrast(clear, ground) ? ink : clear))
  return inks.find((ink) => contrast(ink, ground) >= atLeast) ?? best
}

export function contrast(one: Colour, other: Colour): number {
  return contrastOf(readHex(one), readHex(other))
}

function seeThrough(colour: Colour, opacity: number): string {
  return writeRgb(readHex(colour), opacity)
}
