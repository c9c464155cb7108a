import { randomBytes, randomUUID } from 'node:crypto'

export type RecordedStatement = {
  readonly connection: number
  /** Of a prepared statement. */
  readonly name?: string
  readonly text: string
  readonly values: readonly (string | null)[]
  /** Every value of every row it was answered with, in their order. */
  readonly leaves: readonly string[]
  readonly rowCount: number | null
}

/** Text as it was, what an earlier statement was answered, something nobody has used before, or the article bought. */
type Piece =
  | { readonly text: string }
  | { readonly statement: number; readonly leaf: number; readonly plus?: number }
  | { readonly fresh: string }
  | { readonly sku: true }

export type ReplayStep = Omit<RecordedStatement, 'values' | 'leaves'> & {
  readonly values: readonly (readonly Piece[] | null)[]
}

/** Two recordings of the same checkout of the same article: what differs between them belongs to the one checkout. */
type Recordings = {
  readonly one: readonly RecordedStatement[]
  readonly other: readonly RecordedStatement[]
  readonly sku: string
}

export function planReplay({ one, other, sku }: Recordings): ReplayStep[] {
  const texts = (recording: readonly RecordedStatement[]) => recording.map(({ text }) => text).join('\n')
  if (texts(one) !== texts(other)) throw new Error('two recordings of one checkout sent different statements')
  return one.map(({ leaves: _, values, ...step }, statement) => ({
    ...step,
    values: values.map((value, place) => {
      const otherValue = other[statement]?.values[place] ?? null
      if (value === null || otherValue === null) return value === null ? null : [{ text: value }]
      return planValue({ value, otherValue, statement }, { one, other, sku })
    }),
  }))
}

type Value = { readonly value: string; readonly otherValue: string; readonly statement: number }

function planValue({ value, otherValue, statement }: Value, recordings: Recordings): Piece[] {
  const whole = findLeaf({ value, otherValue, statement }, recordings)
  if (whole && value !== otherValue) return [whole]
  const words = wordsOf(value, recordings.sku)
  const otherWords = wordsOf(otherValue, recordings.sku)
  if (words.length !== otherWords.length) throw new Error(`a value has another shape the second time: ${value}`)
  return words.map((word, place) => {
    const isField = words[place - 1]?.endsWith('":') ?? false
    return planWord({ value: word, otherValue: otherWords[place] ?? '', statement, isField }, recordings)
  })
}

function planWord(word: Value & { readonly isField: boolean }, recordings: Recordings): Piece {
  const { value, otherValue } = word
  if (value === recordings.sku) return { sku: true }
  if (value === otherValue) return { text: value }
  // Times differ as well; they may stay what they were, as anything short may that nobody counts.
  if (value.length < SHORTEST_ID) return (word.isField ? findCount(word, recordings) : null) ?? { text: value }
  const isTime = /^[\d-]+(T\d+)?$/.test(value)
  return findLeaf(word, recordings) ?? (isTime ? { text: value } : { fresh: value })
}

const SHORTEST_ID = 8

function wordsOf(value: string, sku: string): string[] {
  return value
    .split(sku)
    .flatMap((part, place) => [...(place > 0 ? [sku] : []), ...(part.match(/[\w-]+|[^\w-]+/g) ?? [])])
}

/** The latest answer that held this both times. */
function findLeaf({ value, otherValue, statement }: Value, { one, other }: Recordings): Piece | null {
  for (let earlier = statement - 1; earlier >= 0; earlier -= 1) {
    const otherLeaves = other[earlier]?.leaves
    const leaf = one[earlier]?.leaves.findIndex((text, at) => text === value && otherLeaves?.[at] === otherValue) ?? -1
    if (leaf >= 0) return { statement: earlier, leaf }
  }
  return null
}

/** A number that was counted on from a row locked for that, such as the pieces left in stock. */
function findCount({ value, otherValue, statement }: Value, { one, other }: Recordings): Piece | null {
  if (!/^\d+$/.test(value)) return null
  for (let earlier = statement - 1; earlier >= 0; earlier -= 1) {
    const { text = '', leaves = [] } = one[earlier] ?? {}
    const otherLeaves = other[earlier]?.leaves ?? []
    const leaf = leaves.findIndex((before, at) => {
      const plus = Number(value) - Number(before)
      return before !== otherLeaves[at] && plus === Number(otherValue) - Number(otherLeaves[at])
    })
    if (leaf >= 0 && text.endsWith('for update')) {
      return { statement: earlier, leaf, plus: Number(value) - Number(leaves[leaf]) }
    }
  }
  return null
}

export function leavesOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null || value instanceof Date) return [String(value)]
  return Object.values(value).flatMap(leavesOf)
}

/** What is sent in one replay: `answers` are the leaves of the statements before, `used` is what was made up so far. */
export type Replaying = {
  readonly sku: string
  readonly answers: readonly (readonly string[])[]
  readonly used: Map<string, string>
}

export function valuesFor({ values }: ReplayStep, { sku, answers, used }: Replaying): (string | null)[] {
  const write = (piece: Piece): string => {
    if ('text' in piece) return piece.text
    if ('sku' in piece) return sku
    if ('leaf' in piece) {
      const answer = answers[piece.statement]?.[piece.leaf] ?? ''
      return piece.plus === undefined ? answer : String(Number(answer) + piece.plus)
    }
    const made = used.get(piece.fresh) ?? makeLike(piece.fresh)
    used.set(piece.fresh, made)
    return made
  }
  return values.map((pieces) => (pieces === null ? null : pieces.map(write).join('')))
}

/** Another id of the same kind. */
function makeLike(id: string): string {
  if (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) return randomUUID()
  const encoding = /^[0-9a-f]+$/.test(id) ? 'hex' : 'base64url'
  return randomBytes(id.length).toString(encoding).slice(0, id.length)
}
