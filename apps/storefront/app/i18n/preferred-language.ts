import type { Language } from '@vonk/domain/stores'
import { baseOf, closestTag } from '@vonk/languages/tags'
import { offeredLanguages } from './load-all-texts.ts'

/** The language to speak while the store views are unknown: the address says it best, then the browser. */
export function preferredLanguage(address: { pathname: string; acceptLanguage: string | null }): Language {
  const [, prefix = ''] = address.pathname.split('/')
  return findOffered([prefix, ...readAccepted(address.acceptLanguage ?? '')]) ?? closestTag('', offeredLanguages)
}

function readAccepted(acceptLanguage: string): string[] {
  return acceptLanguage
    .split(',')
    .map((entry) => {
      const [tag = '', quality = 'q=1'] = entry.trim().split(';')
      return { language: baseOf(tag.toLowerCase()), weight: Number(quality.trim().slice(2)) || 0 }
    })
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ language }) => language)
}

function findOffered(wanted: readonly string[]): Language | undefined {
  return wanted.flatMap((tag) => offeredLanguages.filter((language) => language === tag))[0]
}
