import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createCompiledCatalog } from '@lingui/cli/api'
import { formatter } from '@lingui/format-po'

const po = formatter({ explicitIdAsDefault: true })

/** Where the texts of each language lie, a file per part of the shop. */
export const messagesFolder = fileURLToPath(new URL('../app/i18n', import.meta.url))

export type Catalogue = Record<string, string>

export type Catalogues = { first: Catalogue; later: Catalogue; account: Catalogue; choices: Catalogue }

/**
 * The texts of one language by message id: those a visit may begin with, and those of the folders `later`, `account` and `choices`.
 * An untranslated message is an empty text.
 */
export async function readCatalogue(language: string): Promise<Catalogues> {
  const folder = join(messagesFolder, language)
  const first = await readFolder(folder, language)
  const later = await readFolder(join(folder, 'later'), language)
  const account = await readFolder(join(folder, 'account'), language)
  const choices = await readFolder(join(folder, 'choices'), language)
  const ids = [first, later, account, choices].flatMap((texts) => Object.keys(texts))
  const twice = ids.find((id, place) => ids.indexOf(id) !== place)
  if (twice !== undefined) throw new Error(`The message "${twice}" stands twice in ${language}`)
  return { first, later, account, choices }
}

async function readFolder(folder: string, language: string): Promise<Catalogue> {
  const parts = (await readdir(folder)).filter((file) => file.endsWith('.po')).toSorted()
  const texts: Catalogue = {}
  for (const part of parts) {
    const read = await readPart(await readFile(join(folder, part), 'utf8'), language)
    for (const [id, text] of read) {
      if (id in texts) throw new Error(`The message "${id}" stands twice in ${language}`)
      texts[id] = text
    }
  }
  return texts
}

async function readPart(content: string, locale: string): Promise<[string, string][]> {
  const catalogue = await po.parse(content, { locale, sourceLocale: 'nl', filename: `${locale}.po` })
  return Object.entries(catalogue ?? {}).map(([id, message]) => [id, message.translation ?? ''])
}

type Placeholder = readonly [name: string, type?: string, options?: Readonly<Record<string, unknown>>]
type Token = string | Placeholder

/** What a text needs to be filled in: `{ count: 'number' }` for "{count, plural, …}". */
export function placeholdersOf(text: string): Record<string, 'number' | 'string'> {
  const { source } = createCompiledCatalog('nl', { text }, { namespace: 'json' })
  return collect(JSON.parse(source).messages.text)
}

function collect(tokens: readonly Token[]): Record<string, 'number' | 'string'> {
  const found: Record<string, 'number' | 'string'> = {}
  for (const token of tokens) {
    if (typeof token === 'string' || token[0] === '#') continue
    const [name, type, options = {}] = token
    found[name] = type === 'plural' || type === 'selectordinal' || type === 'number' ? 'number' : 'string'
    for (const branch of Object.values(options)) if (Array.isArray(branch)) Object.assign(found, collect(branch))
  }
  return found
}
