import type { Language } from '@vonk/domain/stores'

const offered: readonly Language[] = ['nl', 'en', 'de']

/** The language to speak while the store views are unknown: the address says it best, then the browser. */
export function preferredLanguage(address: { pathname: string; acceptLanguage: string | null }): Language {
  const [, prefix = ''] = address.pathname.split('/')
  return findOffered([prefix, ...readWishes(address.acceptLanguage ?? '')]) ?? 'nl'
}

function readWishes(acceptLanguage: string): string[] {
  return acceptLanguage
    .split(',')
    .map((wish) => {
      const [tag = '', quality = 'q=1'] = wish.trim().split(';')
      return { language: tag.slice(0, 2).toLowerCase(), weight: Number(quality.trim().slice(2)) || 0 }
    })
    .toSorted((a, b) => b.weight - a.weight)
    .map((wish) => wish.language)
}

function findOffered(wishes: readonly string[]): Language | undefined {
  return wishes.flatMap((wish) => offered.filter((language) => language === wish))[0]
}
