import { readdirSync } from 'node:fs'
import { firstLanguage, readPart, root } from '../read-folders.ts'
import { readCatalogues } from '../storefront/index.ts'
import { unsaidKeys } from './first-said.ts'

/** What there is to be said and a language leaves to the one it falls back on, by system. */
export async function missingTexts(tag: string): Promise<Readonly<Record<string, readonly string[]>>> {
  const files = readdirSync(new URL(`${firstLanguage}/`, root)).filter((file) => file.endsWith('.data.ts'))
  const missing = await Promise.all(
    files.map(async (file) => {
      const [own, whole] = await Promise.all([readPart(tag, file), readPart(firstLanguage, file)])
      return [file.split('.', 1).join(), unsaidKeys(own, whole)] as const
    }),
  )
  const textsOf = (language: string) => Object.assign({}, ...Object.values(readCatalogues(language)))
  const storefront = unsaidKeys(textsOf(tag), textsOf(firstLanguage))
  return Object.fromEntries([...missing, ['storefront', storefront] as const].filter(([, keys]) => keys.length > 0))
}
