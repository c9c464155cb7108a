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

  it('gives the server the very object back, and writes it once', () => {
    expect(unpack(pack(page))).toBe(page)
    expect(pack(page)).toBe(pack(page))
  })

  it('unpacks to the same object every time, so that what depends on it stays as it is', () => {
    const { packed } = pack(page)
    const arrived = { packed }

    expect(unpack(arrived)).toBe(unpack(arrived))
  })
})
