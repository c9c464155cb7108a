import type { PageKind } from './cached-page.ts'

/** Added by whoever sends a visitor; pages do not read them. */
const TRACKING =
  /^(?:utm_\w+|gclid|gbraid|wbraid|dclid|gad_\w+|srsltid|fbclid|msclkid|ttclid|twclid|yclid|epik|li_fat_id|mc_[ce]id|_g[al])$/

/** Longer ones are nobody's choice of filters. */
const LONGEST_QUERY = 300

/** The shop writes shorter ones. */
const LONGEST_PATH = 300

/** A path as a browser sends what the shop's own links say: nothing is encoded that need not be, and nothing doubled. */
const CANONICAL_PATH = /^(?:\/(?:[\w.~-]|%[89A-F][\dA-F])+)*\/?$/

export type PageAddress = {
  /** Where the page is, without what it does not read. */
  readonly key: string
  readonly kind: PageKind
}

/**
 * Null for what is never kept: files and data, pages asked for with anything that pages are not known to read, and second
 * spellings of an address, of which anybody can make up any number.
 */
export function findPageAddress(address: string, isMeaningful: (parameter: string) => boolean): PageAddress | null {
  const start = address.indexOf('?')
  const bare = start === -1 ? address : address.slice(0, start)
  // The last part of a path with a dot is a file, or the data of a page.
  if (bare.includes('.', bare.lastIndexOf('/')) || !isCanonical(bare)) return null
  const query = start === -1 ? '' : address.slice(start + 1)
  if (query === '') return { key: bare, kind: 'plain' }
  return query.length > LONGEST_QUERY || query.includes('#') ? null : withQuery(bare, query, isMeaningful)
}

function isCanonical(bare: string): boolean {
  const path = bare.slice(bare.indexOf('/', 'https://'.length))
  return path.length <= LONGEST_PATH && CANONICAL_PATH.test(path)
}

function withQuery(bare: string, query: string, isMeaningful: (parameter: string) => boolean): PageAddress | null {
  const kept = query.split('&').filter((pair) => pair !== '' && !TRACKING.test(nameIn(pair)))
  if (kept.length === 0) return { key: bare, kind: 'plain' }
  if (!kept.every((pair) => isMeaningful(nameIn(pair)))) return null
  return { key: `${bare}?${kept.join('&')}`, kind: 'queried' }
}

/** An encoded name is unlike any that is known, and so the page is not kept. */
function nameIn(pair: string): string {
  const end = pair.indexOf('=')
  return end === -1 ? pair : pair.slice(0, end)
}
