import type { Brand } from '../../label/index.ts'
import type { Language } from '../../label/language.ts'
import type { ProductBrief } from '../product-brief.ts'
import { razz } from '../razz/razz.ts'
import { pick, placeIn, type Slot, type Turn } from '../seeded.ts'
import { vonk } from '../vonk/vonk.ts'
import type { BrandCopy, Line, Lines } from './copy.ts'
import { garmentGroup } from './garment-group.ts'
import type { Memory } from './memory.ts'
import { type Part, shapes } from './shapes.data.ts'
import { isMet, traitsOf } from './traits-of.ts'
import type { Ware } from './ware-of.ts'
import { wareOf } from './ware-of.ts'

const copies: Readonly<Record<Brand, BrandCopy>> = { vonk, razz }
const columns = { nl: 0, de: 1, en: 2 } as const

/** Two to four sentences; the same thoughts in each language. */
export function writeDescription(product: ProductBrief, memory: Memory): (language: Language) => readonly string[] {
  const { brand, seed, sequence = seed } = product
  const copy = copies[brand]
  const ware = wareOf(product)
  const traits = traitsOf(product)
  const choose = (slot: Slot, lines: Lines, key: string) =>
    chooseLine(lines, { traits, ware, memory, turn: { slot, key: `${brand}:${key}`, turn: sequence } })
  const { lines: looks, key: lookKey, isPlain } = findLook(product, copy)
  const group = garmentGroup[ware]
  const parts: Record<Part, () => Line> = {
    opening: () => choose('opening', copy.garments[ware].openings, ware),
    detail: () => choose('detail', copy.garments[ware].details, ware),
    fabric: () => choose('fabric', copy.fabrics[product.fabric], product.fabric),
    look: () => choose('look', looks, lookKey),
    moment: () => choose('moment', copy.moments[group], group),
  }
  const shape = pick(shapes[brand][isPlain ? 'plain' : 'decorated'], { slot: 'shape', key: ware, turn: sequence })
  const lines = shape.map((part) => parts[part]())
  return (language) => lines.map((line) => fillColour(line[columns[language]], product.colour.names[language]))
}

function findLook({ print, pattern = 'plain' }: ProductBrief, copy: BrandCopy) {
  if (print) return { lines: copy.prints[print], key: print, isPlain: false }
  if (pattern !== 'plain') return { lines: copy.patterns[pattern], key: pattern, isPlain: false }
  return { lines: copy.colours, key: 'colours', isPlain: true }
}

function fillColour(sentence: string, colour: string): string {
  const capitalised = colour.charAt(0).toUpperCase() + colour.slice(1)
  return sentence.replace('{colour}', colour).replace('{Colour}', capitalised)
}

/** The true line that was said least of this kind of thing, then least of all; the turn decides between equals. */
function chooseLine(
  lines: Lines,
  { traits, ware, memory, turn }: { traits: ReadonlySet<string>; ware: Ware; memory: Memory; turn: Turn },
): Line {
  const open = lines.filter(([, , , when = '']) => isMet(when, traits))
  const start = placeIn(open.length, turn)
  const [chosen] = [...open.slice(start), ...open.slice(0, start)]
    .map((line) => ({ line, ...memory.uses(line, ware) }))
    .toSorted((one, other) => one.here - other.here || one.anywhere - other.anywhere)
  if (!chosen) throw new Error(`nothing to say for ${turn.slot} of ${turn.key}`)
  memory.note(chosen.line, ware)
  return chosen.line
}
