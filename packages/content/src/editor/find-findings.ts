import type { StoryFinding } from '@vonk/contract'
import type { PictureInks } from '@vonk/domain/looks'
import { type SampledPicture, wordsOnPicture } from './words-on-picture.ts'

type Part = { readonly place: string; readonly value: Readonly<Record<string, unknown>> }

/** What checks of a draft have to know beside it. */
export type Around = {
  /** Full slugs of stories that are published. */
  readonly published: ReadonlySet<string>
  /** Codes of views whose shoppers would look for this story in vain. */
  readonly untranslated: readonly string[]
  /** Words that promise what has to be proven, in small letters. */
  readonly claims: readonly string[]
  /** The colours of words on pictures. */
  readonly inks: PictureInks
  /** What pictures look like, by file name; those that are not there are not looked at. */
  readonly pictures: ReadonlyMap<string, SampledPicture>
}

/** What is wrong with a draft, or may be. Errors keep it from being published, warnings ask. */
export function findFindings(content: object, around: Around): StoryFinding[] {
  const parts = [...partsOf(content)]
  return [
    ...parts.flatMap((part) => linkFindings(part, around.published)),
    ...parts.flatMap(pictureFindings),
    ...headingFindings(parts),
    ...parts.flatMap((part) => claimFindings(part, around.claims)),
    ...parts.flatMap((part) => contrastFindings(part, around)),
    ...around.untranslated.map((view) => warning('translation-missing', '', view)),
  ]
}

/** The slugs of the stories that content leads to. */
export function linkedSlugs(content: object): string[] {
  return [...new Set([...partsOf(content)].map(({ value }) => slugOf(value)).filter((slug) => slug !== ''))]
}

/** The pictures that words stand on. */
export function writtenOnPictures(content: object): string[] {
  return [
    ...new Set([...partsOf(content)].map(({ value }) => heroPicture(value)).filter((filename) => filename !== '')),
  ]
}

function heroPicture({ component, image }: Part['value']): string {
  const isHero = component === 'hero' && typeof image === 'object' && image !== null && 'filename' in image
  return isHero && typeof image.filename === 'string' ? image.filename : ''
}

function contrastFindings({ place, value }: Part, { inks, pictures }: Around): StoryFinding[] {
  const picture = pictures.get(heroPicture(value))
  if (!picture) return []
  const contrast = wordsOnPicture(picture, { inks, ink: String(value['ink']), align: String(value['align']) })
  // Rounded down: what is shown as 4.5 is enough.
  const shown = Math.floor(contrast * 10) / 10
  return shown >= readable ? [] : [warning('contrast-low', place, `${value['title']}, ${shown} : 1`)]
}

const readable = 4.5

function linkFindings({ place, value }: Part, published: ReadonlySet<string>): StoryFinding[] {
  const slug = slugOf(value)
  return slug === '' || published.has(slug) ? [] : [{ level: 'error', code: 'link-broken', place, detail: slug }]
}

function slugOf({ linktype, cached_url }: Part['value']): string {
  return linktype === 'story' && typeof cached_url === 'string' ? cached_url.replaceAll(/^\/+|\/+$|[?#].*$/g, '') : ''
}

function pictureFindings({ place, value: { filename, alt } }: Part): StoryFinding[] {
  const isMissing = typeof filename === 'string' && filename !== '' && (typeof alt !== 'string' || alt.trim() === '')
  return isMissing ? [{ level: 'error', code: 'alt-missing', place, detail: filename }] : []
}

/** A heading may go down one level at a time, and up as far as it likes; the title of the page is the first level. */
function headingFindings(parts: readonly Part[]): StoryFinding[] {
  let level = 1
  return parts.flatMap(({ place, value }) => {
    const next = headingLevel(value)
    if (next === null) return []
    const isJump = next > level + 1
    level = next
    return isJump ? [warning('headings-out-of-order', place, `h${next}`)] : []
  })
}

function headingLevel({ type, attrs }: Part['value']): number | null {
  if (type !== 'heading' || typeof attrs !== 'object' || attrs === null || !('level' in attrs)) return null
  return Number(attrs.level)
}

function claimFindings({ place, value }: Part, claims: readonly string[]): StoryFinding[] {
  const texts = Object.entries(value).flatMap(([field, text]) => (typeof text === 'string' ? [{ field, text }] : []))
  return texts.flatMap(({ field, text }) => {
    const words = text.toLowerCase()
    const claim = claims.find((one) => words.includes(one))
    return claim ? [warning('claim-unproven', place === '' ? field : `${place}.${field}`, claim)] : []
  })
}

function warning(code: StoryFinding['code'], place: string, detail: string): StoryFinding {
  return { level: 'warning', code, place, detail }
}

// Content is checked before it is stored: it nests no deeper than this.
const deepest = 60

function* partsOf(value: unknown, path: readonly string[] = []): Generator<Part> {
  if (typeof value !== 'object' || value === null || path.length > deepest) return
  // Arrays have no fields of their own that any check looks at.
  if (!Array.isArray(value)) yield { place: path.join('.'), value: { ...value } }
  for (const [key, inner] of Object.entries(value)) yield* partsOf(inner, [...path, key])
}
