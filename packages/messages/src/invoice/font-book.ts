import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/** The packages, each for its script; they come in files for parts of it, and say which characters are in which. */
const families: readonly { readonly name: string; readonly script: RegExp; readonly hasBold: boolean }[] = [
  { name: 'noto-sans', script: /./su, hasBold: true },
  { name: 'noto-sans-arabic', script: /\p{scx=Arabic}/u, hasBold: true },
  { name: 'noto-sans-hebrew', script: /\p{scx=Hebrew}/u, hasBold: true },
  { name: 'noto-sans-thai', script: /\p{scx=Thai}/u, hasBold: true },
  { name: 'noto-sans-sc', script: /\p{scx=Han}|\p{scx=Hiragana}|\p{scx=Katakana}|[\uff00-\uffef]/u, hasBold: true },
  { name: 'gowun-dodum', script: /\p{scx=Hangul}/u, hasBold: false },
]
const base: FontPart = { family: 'noto-sans', hasBold: true, subset: 'latin', ranges: [] }

type FontPart = {
  readonly family: string
  readonly hasBold: boolean
  readonly subset: string
  readonly ranges: readonly (readonly [first: number, last: number])[]
}

export type FontFile = { readonly name: string; readonly content: Buffer }

/** The fonts a document needs, and which of them prints a character. */
export type FontBook = {
  readonly files: readonly FontFile[]
  nameOf(character: string, isBold: boolean): string
}

/** Reads the fonts for what will be printed and no others: a name in Chinese costs who has one. */
export async function openFontBook(texts: readonly string[]): Promise<FontBook> {
  const characters = new Set(texts.flatMap((text) => [...text]))
  const parts = await findParts(characters)
  const used = new Set([base, ...parts.values()])
  const names = [...used].flatMap((part) => [nameOf(part, false), nameOf(part, true)])
  const files = [...new Set(names)].map(async (name) => ({ name, content: await readFont(name) }))
  return {
    files: await Promise.all(files),
    nameOf: (character, isBold) => nameOf(parts.get(character) ?? base, isBold),
  }
}

/** Which part of which family has a character; those that none has are left to the base. */
async function findParts(characters: ReadonlySet<string>): Promise<ReadonlyMap<string, FontPart>> {
  const found = new Map<string, FontPart>()
  for (const family of families) {
    const missing = [...characters].filter((character) => !found.has(character) && family.script.test(character))
    const parts = missing.length > 0 ? await readParts(family) : []
    for (const character of missing) {
      const point = character.codePointAt(0) ?? 0
      // Ranges overlap, and as in a style sheet the last one counts.
      const part = parts.findLast(({ ranges }) => ranges.some(([first, last]) => first <= point && point <= last))
      if (part) found.set(character, part)
    }
  }
  return found
}

async function readParts({ name, hasBold }: (typeof families)[number]): Promise<readonly FontPart[]> {
  const text = await readFile(locate(name, 'unicode.json'), 'utf8')
  // Written by the package: { "latin": "U+0000-00ff,U+0131", "[4]": … }.
  const subsets = JSON.parse(text) as Readonly<Record<string, string>>
  return Object.entries(subsets).map(([subset, ranges]) => ({
    family: name,
    hasBold,
    subset: subset.replace(/[[\]]/g, ''),
    ranges: ranges.split(',').map(readRange),
  }))
}

function readRange(range: string): readonly [number, number] {
  const [first = '', last = first] = range.trim().replace(/^U\+/i, '').split('-')
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
}

function nameOf({ family, subset, hasBold }: FontPart, isBold: boolean): string {
  return `${family}/files/${family}-${subset}-${isBold && hasBold ? 700 : 400}-normal.woff`
}

function readFont(name: string): Promise<Buffer> {
  const [family = '', ...path] = name.split('/')
  return readFile(locate(family, path.join('/')))
}

function locate(family: string, path: string): string {
  return fileURLToPath(import.meta.resolve(`@fontsource/${family}/${path}`))
}
