import type { EntryContext } from 'react-router'
import { describe, expect, it } from 'vitest'
import { pack, unpack } from '../fragments/index.ts'
import { asScript } from './as-script.ts'
import { fillStream, listLater, packLater } from './pack-later.server.ts'

const page = { title: 'Say "hi" ~ </script>', lines: ['a\\b', '€ 5,00\u2028'] }

// All that is looked at; React Router makes the rest.
const entryOf = (loaderData: object) => ({ staticHandlerContext: { loaderData } }) as EntryContext

describe('packLater', () => {
  it('carries a short token about and gives the server the very object', () => {
    expect(packLater(page).packed).toMatch(/^[\w-]{10,60}$/)
    expect(unpack(packLater(page))).toBe(page)
    expect(packLater(page)).toBe(packLater(page))
  })

  it('is another token for other data, though it says the same', () => {
    expect(packLater({ ...page }).packed).not.toBe(packLater(page).packed)
  })
})

describe('listLater', () => {
  it('knows the text each token of the loaders’ answers stands for, as it would stand in the script', () => {
    const [later] = listLater(entryOf({ root: { shell: packLater(page), other: 1 }, home: null }))
    const inJson = JSON.stringify(pack(page).packed).slice(1, -1)

    expect(later?.inScript.toString()).toBe(asScript(inJson))
    expect(later?.inScript.toString()).not.toContain('</script>')
  })

  it('finds nothing in answers that are whole', () => {
    expect(listLater(entryOf({ root: { shell: pack({ ...page }) } }))).toEqual([])
  })
})

describe('fillStream', () => {
  it('brings everything to a browser whose page is streamed', async () => {
    const later = packLater(page)
    const line = JSON.stringify(['packed', later.packed])
    // A body made of a text always has a stream.
    const stream = new Response(`${line}\n`).body as ReadableStream<Uint8Array>
    const filled = await new Response(fillStream(stream, listLater(entryOf({ root: { later } })))).text()
    const [, packed] = JSON.parse(filled)

    expect(unpack<typeof page>({ packed })).toEqual(page)
  })
})
