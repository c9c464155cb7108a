import type { Stores } from '@vonk/commerce/stores'
import { type Terminal, UsageError } from './command.ts'

type TagManager = { readonly id: string | null; readonly domain: string }

/** `GTM-ABC123`, where it is not fetched from its maker also a host; `none` takes it away. */
export function readTagManager([id, domain = '']: readonly string[]): TagManager {
  if (id === 'none') return { id: null, domain: '' }
  if (!id || !/^[A-Z]{1,4}-[A-Z0-9]{4,12}$/.test(id)) throw new UsageError('Give an id such as GTM-ABC123, or none.')
  if (!/^([a-z0-9]([a-z0-9.-]*[a-z0-9])?)?$/.test(domain)) throw new UsageError(`"${domain}" is no host name.`)
  return { id, domain }
}

type Tagging = { readonly code: string; readonly tagManager: TagManager }

/** Gives a view its tag manager. Shoppers are asked before anything is fetched from it. */
export async function tagView(stores: Stores, { code, tagManager }: Tagging, { write }: Terminal): Promise<number> {
  const tagged = await stores.tag(code, tagManager)
  if (!tagged.ok) {
    write(`There is no store view "${code}".`)
    return 1
  }
  write(tagManager.id === null ? `${code} has no tag manager.` : `${code} has the tag manager ${tagManager.id}.`)
  write('Pages may load from it after the next start of the shop.')
  return 0
}
