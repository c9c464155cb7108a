import type { StoreDirectory, StoreView } from '@vonk/domain/stores'
import { isBlogPage, joinSegments, matchRoute, storedSegments } from '@vonk/domain/urls'

/** Who answers at a path. A product is the same under a new id and under a new sku. */
export type Owner = { readonly kind: 'product' | 'category' | 'redirect'; readonly id: number; readonly sku?: string }

export type Addresses = ReturnType<typeof createAddresses>

// The server answers these itself.
const served = ['api', 'img', 'assets', 'healthz', 'readyz', 'metrics', 'robots.txt', 'sitemap.xml', 'favicon.ico']

type AddressBook = {
  readonly view: Pick<StoreView, 'host'>
  readonly directory: Pick<StoreDirectory, 'views'>
  readonly taken: Iterable<readonly [path: string, owner: Owner]>
}

/** The paths of a view: each leads to one page, and none to a page of the shop itself. */
export function createAddresses({ view, directory, taken }: AddressBook) {
  const owners = new Map(taken)
  const neighbours = directory.views.filter(({ host }) => host === view.host).map(({ pathPrefix }) => pathPrefix)
  const folders = new Set([...served, ...neighbours].filter((folder) => folder !== ''))

  function isOpen(path: string): boolean {
    const segments = storedSegments(path)
    const page = joinSegments(segments)
    return !folders.has(segments[0] ?? '') && !isBlogPage(page) && matchRoute(page) === null
  }

  return {
    /** A path for one who is found by it, as near to the wished one as can be. */
    claim(owner: Owner, wished: string): string {
      const path = choosePath(wished, owner.id, (each) => isOpen(each) && isSame(owners.get(each) ?? owner, owner))
      owners.set(path, owner)
      return path
    },
    /** A path for one who gives way to everybody else at it. */
    lend(wished: string, id: number): string {
      return choosePath(wished, id, isOpen)
    },
  }
}

function isSame(one: Owner, other: Owner): boolean {
  return one.kind === other.kind && (one.id === other.id || (one.sku !== undefined && one.sku === other.sku))
}

const LONGEST = 600

/** A path as it is stored, or null when no page could be found by it. */
export function usablePath(path: string | null | undefined): string | null {
  const segments = storedSegments((path ?? '').trim())
  const isUsable = segments.every((segment) => !/^\.{1,2}$|[\p{Cc}?#]/u.test(segment) && segment.isWellFormed())
  const plain = segments.join('/')
  return isUsable && plain !== '' && plain.length <= LONGEST ? plain : null
}

/**
 * The wished path when it is free, else the nearest one that is: with the id behind it, and where a whole folder is not
 * free, without the folder.
 */
export function choosePath(wished: string, id: number, isFree: (path: string) => boolean): string {
  const flat = wished.replaceAll('/', '-')
  const found = [wished, withSuffix(wished, id), withSuffix(flat, id)].find(isFree)
  if (found !== undefined) return found
  let number = 2
  while (!isFree(withSuffix(flat, `${id}-${number}`))) number += 1
  return withSuffix(flat, `${id}-${number}`)
}

/** An ending such as .html stays at the end. */
function withSuffix(path: string, suffix: number | string): string {
  return path.replace(/(\.[a-z]{1,4})?$/, (ending) => `-${suffix}${ending}`)
}
