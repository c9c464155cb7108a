import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { createShopCaches } from './shop-caches.server.ts'

describe('createShopCaches', () => {
  it('has every cache in the table of docs/caches.md, and no row without its cache', async () => {
    const docs = await readFile(new URL('../../../../docs/caches.md', import.meta.url), 'utf8')
    const [, table = ''] = docs.split('## Loaders')
    const [loaders = ''] = table.split('\n## ')
    const rows = [...loaders.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name)

    expect(rows.toSorted()).toEqual(Object.keys(createShopCaches({ now: () => 0 })).toSorted())
  })
})
