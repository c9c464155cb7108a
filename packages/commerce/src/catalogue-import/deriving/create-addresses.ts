import type { StoreDirectory, StoreView } from '@vonk/domain/stores'
import { isBlogPage, joinSegments, matchRoute, storedSegments } from '@vonk/domain/urls'
import { createNames } from '../remembering/create-names.ts'

/** Who answers at a path. A product is the same under a new id and under a new sku. */
export type Owner = { readonly kind: 'product' | 'category' | 'redirect'; readonly id: number; readonly sku?: string }

export type Addresses = ReturnType<typeof createAddresses>

// The server answers these itself.
const served = ['api', 'img', 'assets', 'healthz', 'readyz', 'metrics', 'robots.txt', 'sitemap.xml', 'favicon.ico']

type AddressBook = {
  readonly view: Pick<StoreView, 'host'>
  readonly directory: Pick<StoreDirectory, 'views'>
}

/** The paths of a view: each leads to one page, and none to a page of the shop itself. */
export function createAddresses({ view, directory }: AddressBook) {
  const owners = createOwners()
  const neighbours = directory.views.filter(({ host }) => host === view.host).map(({ pathPrefix }) => pathPrefix)
  const folders = new Set([...served, ...neighbours].filter((folder) => folder !== ''))

  function isOpen(path: string): boolean {
    const segments = storedSegments(path)
    const page = joinSegments(segments)
    return !folders.has(segments[0] ?? '') && !isBlogPage(page) && matchRoute(page) === null
  }

  return {
    /** Whose a path is already. */
    take: owners.set,
    /** A path for one who is found by it, as near to the wished one as can be. */
    claim(owner: Owner, wished: string): string {
      const path = choosePath(wished, owner.id, (each) => isOpen(each) && owners.isFreeFor(owner, each))
      owners.set(path, owner)
      return path
    },
    /** A path for one who gives way to everybody else at it. */
    lend(wished: string, id: number): string {
      return choosePath(wished, id, isOpen)
    },
  }
}

/** Who answers at which path, in columns by the number of the path: there may be millions. */
function createOwners() {
  const paths = createNames()
  const skus = createNames()
  const kinds: Owner['kind'][] = []
  const ids: number[] = []
  const skuNumbers: number[] = []

  return {
    set(path: string, { kind, id, sku }: Owner): void {
      const number = paths.add(path)
      kinds[number] = kind
      ids[number] = id
      skuNumbers[number] = sku === undefined ? NO_SKU : skus.add(sku)
    },
    isFreeFor({ kind, id, sku }: Owner, path: string): boolean {
      const number = paths.find(path)
      if (number === undefined) return true
      const isSame = ids[number] === id || (sku !== undefined && skuNumbers[number] === skus.find(sku))
      return kinds[number] === kind && isSame
    },
  }
}

const NO_SKU = -1

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
