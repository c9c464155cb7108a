import { describe, expect, it } from 'vitest'
import { pack, unpack } from './pack.ts'

const page = {
  title: 'Say "hi" ~ ~"~',
  lines: ['a\\b', '\\"', '</script>', '€ 5,00'],
  nothing: null,
  deep: { count: 2 },
}

/** As a browser gets it: what crossed the network is another object. */
function received<Value extends object>(value: Value) {
  const { packed } = pack(value)
  return unpack<Value>({ packed })
}

describe('pack', () => {
  it('brings everything to the browser as it was, quotes and tildes included', () => {
    expect(received(page)).toEqual(page)
  })

  it('writes no quote, each of which would grow on its way into the page', () => {
    expect(pack({ a: 'b', c: ['d'] }).packed).not.toContain('"')
  })

  it('gives the server the very object back, which the router does not send', () => {
    expect(unpack(pack(page))).toBe(page)
    expect(Object.keys(pack(page))).toEqual(['packed'])
  })
})
