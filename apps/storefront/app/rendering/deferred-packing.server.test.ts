import { describe, expect, it } from 'vitest'
import { pack, unpack } from '../fragments/index.ts'
import { createPacking, fillStream } from './deferred-packing.server.ts'
import { escapeForScript } from './escape-for-script.ts'

const page = { title: 'Say "hi" ~ </script>', lines: ['a\\b', '€ 5,00\u2028'] }

describe('createPacking', () => {
  it('writes the same object once, and an equal one to the same text', () => {
    const packing = createPacking()

    expect(packing.pack(page)).toBe(packing.pack(page))
    expect(packing.pack({ ...page }).packed).toBe(packing.pack(page).packed)
  })

  it('carries a short token for a page and gives the server the very object', () => {
    const packing = createPacking().deferForPage()

    expect(packing.pack(page).packed).toMatch(/^[\w-]{10,60}$/)
    expect(unpack(packing.pack(page))).toBe(page)
  })

  it('lists the text of each token as it stands in the script, once per page and object', () => {
    const packing = createPacking().deferForPage()
    packing.pack(page)
    packing.pack(page)
    const insideJson = JSON.stringify(pack(page).packed).slice(1, -1)

    expect(packing.list().map(({ inScript }) => inScript.toString())).toEqual([escapeForScript(insideJson)])
    expect(packing.list()[0]?.inScript.toString()).not.toContain('</script>')
    expect(packing.list()[0]?.inScript.buffer.byteLength).toBe(packing.list()[0]?.inScript.length)
  })

  it('gives equal objects texts of their own, so that a fresh one only costs writing it', () => {
    const packing = createPacking().deferForPage()
    const [one, other] = [packing.pack(page), packing.pack({ ...page })]

    expect(one.packed).not.toBe(other.packed)
    expect(new Set(packing.list().map(({ write }) => write())).size).toBe(1)
  })

  it('lists nothing of another page', () => {
    const packing = createPacking()
    packing.deferForPage().pack(page)

    expect(packing.deferForPage().list()).toEqual([])
  })
})

describe('fillStream', () => {
  it('brings everything to a browser whose page is streamed', async () => {
    const packing = createPacking().deferForPage()
    const line = JSON.stringify(['packed', packing.pack(page).packed])
    // A body made of a text always has a stream.
    const stream = new Response(`${line}\n`).body as ReadableStream<Uint8Array>
    const [, packed] = JSON.parse(await new Response(fillStream(stream, packing)).text())

    expect(unpack<typeof page>({ packed })).toEqual(page)
  })
})
