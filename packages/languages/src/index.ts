import { languages } from './read-folders.ts'
import { baseOf, closestOf, closestTag, type LanguageFacts } from './tags/index.ts'

/** Whether there are texts for it, at least those of its language without a region. */
export function isOffered(tag: string): boolean {
  return Object.hasOwn(languages, tag) || Object.hasOwn(languages, baseOf(tag))
}

/** The language to speak to somebody who wants this one. */
export function closestOffered(wanted: string): string {
  return closestTag(wanted, Object.keys(languages))
}

/** The facts of a language, or of the closest one that has a folder. */
export function factsOf(tag: string): LanguageFacts {
  return closestOf(languages, tag)
}

/** What a table says in a language, or in the closest one that it has. */
export function inLanguage<Text>(table: Readonly<Record<string, Text>>, tag: string): Text {
  return closestOf(table, tag, (languages[tag] ?? languages[baseOf(tag)])?.fallback)
}

export { languages } from './read-folders.ts'
export { canonicalTag, type LanguageFacts, lastResort } from './tags/index.ts'
