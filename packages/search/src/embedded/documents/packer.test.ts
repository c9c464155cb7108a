import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Packer } from './packer.ts'
import { Projection } from './projection.ts'
import { Shapes } from './shapes.ts'
import { unpack } from './unpack.ts'

function open() {
  const shapes = new Shapes()
  const packer = new Packer(shapes)
  const whole = new Projection({ include: [], exclude: [] })
  return (document: object, projection = whole) => unpack(packer.pack(document), projection, shapes)
}

describe('Packer', () => {
  it('keeps whatever JSON can say', () => {
    const pass = open()
    const key = fc.oneof(fc.string({ maxLength: 5 }), fc.constant('__proto__'))
    fc.assert(
      fc.property(fc.dictionary(key, fc.jsonValue({ noUnicodeString: false })), (document) => {
        expect(pass(document)).toEqual(JSON.parse(JSON.stringify(document)))
      }),
    )
  })

  it('writes what JSON cannot say as JSON would', () => {
    const odd = {
      a: undefined,
      b: Number.NaN,
      c: [undefined, () => 1],
      d: new Date(0),
      e: -0,
      f: 2 ** 40,
      g: () => 1,
      h: '\ud83e',
    }

    expect(open()(odd)).toEqual({
      b: null,
      c: [null, null],
      d: '1970-01-01T00:00:00.000Z',
      e: 0,
      f: 2 ** 40,
      h: '\ud83e',
    })
  })

  it('refuses circles and bigints', () => {
    const circle: Record<string, unknown> = {}
    circle['self'] = [circle]

    expect(() => open()(circle)).toThrow(TypeError)
    expect(() => open()({ big: 1n })).toThrow(TypeError)
  })

  it('keeps documents of ever new keys, and very long ones', () => {
    const pass = open()
    const documents = Array.from({ length: 12_000 }, (_, number) => ({
      [`key-${number}`]: { value: number },
      id: number,
    }))

    for (const document of documents) expect(pass(document)).toEqual(document)
    expect(pass({ text: 'é'.repeat(100_000), list: documents })).toEqual({ text: 'é'.repeat(100_000), list: documents })
    expect(pass({ fresh: { a: 1, b: 2 } }, new Projection({ include: ['fresh.a'], exclude: [] }))).toEqual({
      fresh: { a: 1 },
    })
  })

  it('reads the thousandth document of a kind like the first, whatever its keys are called', () => {
    const pass = open()
    const wanted = new Projection({ include: ['id', '"a": b', 'list.x', '\u2028'], exclude: ['*.y'] })
    const make = (id: number) => ({
      id,
      '"a": b': 'quoted',
      1: 'left out',
      constructor: 'left out',
      '\u2028': { y: 1, z: id / 3 },
      list: id % 3 === 0 ? 'no list' : [{ x: id, y: id }, { y: id }],
    })
    for (let id = 0; id < 3_000; id += 1) {
      const list = id % 3 === 0 ? {} : { list: [{ x: id }] }
      expect(pass(make(id), wanted)).toStrictEqual({ id, '"a": b': 'quoted', '\u2028': { z: id / 3 }, ...list })
    }
  })
})
