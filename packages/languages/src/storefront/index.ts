import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parsePo } from 'pofile-ts'
import { inEachLanguage, root } from '../read-folders.ts'

export { firstLanguage } from '../read-folders.ts'

/** When a text is needed: `first` by the page itself, those of the other folders when something asks for them. */
export const parts = ['first', 'later', 'account', 'choices'] as const
export type Part = (typeof parts)[number]

/** Texts by id, as ICU messages. */
export type Catalogue = Readonly<Record<string, string>>
export type Catalogues = Readonly<Record<Part, Catalogue>>

/** What a language says itself. */
export function readCatalogues(tag: string): Catalogues {
  const ids = new Set<string>()
  const read = (part: Part) => {
    const entries = listCatalogues(tag, part).flatMap(readTexts)
    for (const [id] of entries) {
      if (ids.has(id)) throw new Error(`The text "${id}" stands twice in ${tag}`)
      ids.add(id)
    }
    return Object.fromEntries(entries)
  }
  return { first: read('first'), later: read('later'), account: read('account'), choices: read('choices') }
}

/** The texts of the storefront in each language, by tag; what one leaves unsaid in the language it falls back on. */
export function readStorefrontTexts(): Readonly<Record<string, Catalogues>> {
  return inEachLanguage(readCatalogues)
}

/** The files that hold the texts of a part. */
export function listCatalogues(tag: string, part: Part): string[] {
  const folder = new URL(`${tag}/storefront/${part === 'first' ? '' : `${part}/`}`, root)
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.po')) : []
  return files.toSorted().map((file) => fileURLToPath(new URL(file, folder)))
}

/** An empty text is one that nobody has translated yet. */
function readTexts(file: string): (readonly [id: string, text: string])[] {
  const { items } = parsePo(readFileSync(file, 'utf8'))
  return items.map(({ msgid, msgstr }) => [msgid, msgstr.join('')] as const).filter(([, text]) => text !== '')
}
