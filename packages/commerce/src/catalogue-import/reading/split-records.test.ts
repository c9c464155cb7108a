import { describe, expect, it } from 'vitest'
import { splitRecords } from './split-records.ts'

const MB = 1024 * 1024

/** What comes out of a text handed over in pieces of this size. */
function split(text: string, piece = 1_000, longest?: number) {
  const splitter = splitRecords(longest)
  const bytes = Buffer.from(text)
  const records = []
  for (let start = 0; start < bytes.length; start += piece) {
    records.push(...splitter.push(bytes.subarray(start, start + piece)))
  }
  return [...records, ...splitter.end()].map((record) => ({
    ...record,
    ...('bytes' in record && { bytes: record.bytes.toString() }),
  }))
}

const texts = (text: string, piece?: number) => split(text, piece).map((record) => 'bytes' in record && record.bytes)

const one = '{"id":1,"name":"a { \\" } [b"}'
const two = '{"id":2,"list":[{"x":"\\\\"}]}'

describe('splitRecords', () => {
  it.each([
    ['a document per line', `${one}\n${two}\n`],
    ['a line end of Windows', `${one}\r\n\r\n  ${two}  \r\n`],
    ['no line end at all', `${one}\n${two}`],
    ['a list in one line', `[${one},${two}]`],
    ['a list over many lines', `[\n  ${one},\n  ${two}\n]\n`],
    ['one after the other in one line', `${one} ${two}`],
    ['lists in lists', `[[${one}],[${two}]]`],
  ])('finds the documents of %s, however it is handed over', (_, text) => {
    for (const piece of [1, 2, 3, 7, 1_000]) expect(texts(text, piece)).toEqual([one, two])
  })

  it('finds documents that are printed over many lines', () => {
    const [first, second] = [one, two].map((text) => JSON.stringify(JSON.parse(text), null, 2))

    for (const piece of [1, 5, 1_000]) expect(texts(`${first}\n${second}\n`, piece)).toEqual([first, second])
  })

  it('says where a document begins', () => {
    expect(split(`\n${one}\n\n${two}`)).toMatchObject([
      { line: 2, byte: 1 },
      { line: 4, byte: one.length + 3 },
    ])
    expect(split(`[\n${one},${two}]`)).toMatchObject([
      { line: 2, byte: 2 },
      { line: 2, byte: one.length + 3 },
    ])
  })

  it('keeps a broken line to itself', () => {
    expect(texts(`${one}\n{"id":2,"name":"never ends\n${two}\n`)).toEqual([one, '{"id":2,"name":"never ends', two])
  })

  it('keeps a document with a forgotten quote to itself, in a list as well', () => {
    const broken = '{\n"id": 5,\n"name: "x"\n}'

    expect(texts(`[\n${one},\n${broken},\n${two}\n]`)).toEqual([one, broken, two])
  })

  it('goes on after a document that is never closed', () => {
    const text = `[\n  ${one},\n  {\n    "id": 7,\n    "list": [\n  ${two},\n  ${one}\n]`

    expect(split(text)).toMatchObject([
      { line: 2, bytes: one },
      { line: 3, problem: 'cut-off' },
      { line: 6, bytes: two },
      { line: 7, bytes: one },
    ])
  })

  it('tells when the last document is cut off', () => {
    expect(split(`[${one},{"id":2,"na`)).toMatchObject([{ bytes: one }, { byte: one.length + 2, problem: 'cut-off' }])
  })

  it('tells once of what stands where a document should', () => {
    expect(split(`[${one}, oops nothing, ${two}]`)).toMatchObject([
      { bytes: one },
      { byte: one.length + 3, problem: 'not-json' },
      { bytes: two },
    ])
  })

  it('never holds a line that is too long, and goes on after it', () => {
    const long = `{"id":9,"name":"${'x'.repeat(2_000)}"}`

    expect(split(`${one}\n${long}\n${two}`, 100, 1_000)).toMatchObject([
      { bytes: one },
      { line: 2, problem: 'too-long' },
      { line: 3, bytes: two },
    ])
    expect(split(`[${one},${long},${two}]`, 100, 1_000)).toMatchObject([
      { bytes: one },
      { problem: 'too-long' },
      { bytes: two },
    ])
  })

  it('refuses a single line of 50 MB without holding more than a part of it', () => {
    const splitter = splitRecords()
    const piece = Buffer.alloc(MB, 'x')
    const records = splitter.push(Buffer.from('{"id":1,"name":"'))
    for (let count = 0; count < 50; count += 1) records.push(...splitter.push(piece))

    expect([...records, ...splitter.end()]).toEqual([{ line: 1, byte: 0, problem: 'too-long' }])
  })

  it('finds nothing in nothing', () => {
    expect(split('')).toEqual([])
    expect(split(' \n\n')).toEqual([])
    expect(split('[]')).toEqual([])
  })
})
