import { existsSync, readdirSync } from 'node:fs'
import { firstSaid } from './completeness/first-said.ts'
import { fallbacksOf, type LanguageFacts } from './tags/index.ts'

/** Where the folders lie. */
export const root = new URL('../', import.meta.url)

/** The language that the shop was written in first: what it says is all there is to be said. */
export const firstLanguage = 'nl'

const tags = readdirSync(root).filter((folder) => existsSync(new URL(`${folder}/facts.ts`, root)))

/** The languages that have a folder, by tag. */
export const languages = Object.fromEntries(
  await Promise.all(tags.map(async (tag) => [tag, await readPart<LanguageFacts>(tag, 'facts.ts')] as const)),
) as Readonly<Record<string, LanguageFacts>>

/** What each language says of something; what it leaves unsaid is said in the one it falls back on. */
export async function readFolders<Part>(name: string): Promise<Readonly<Record<string, Part>>> {
  const written = new Map(
    await Promise.all(tags.map(async (tag) => [tag, await readPart<Part>(tag, `${name}.data.ts`)] as const)),
  )
  return inEachLanguage((tag) => written.get(tag))
}

/** What is read of a language, completed with what is read of those that it falls back on. */
export function inEachLanguage<Part>(read: (tag: string) => Part | undefined): Readonly<Record<string, Part>> {
  return Object.fromEntries(
    tags.map((tag) => {
      const order = [...fallbacksOf(tag, languages[tag]?.fallback), firstLanguage]
      // The first language says all there is.
      return [tag, firstSaid(order.map(read)) as Part]
    }),
  )
}

/** A file names what it holds after itself. */
export async function readPart<Part>(tag: string, file: string): Promise<Part | undefined> {
  const address = new URL(`${tag}/${file}`, root)
  if (!existsSync(address)) return undefined
  const module: Readonly<Record<string, Part>> = await import(address.href)
  return module[file.split('.', 1).join()]
}
