import { describe, expect, it } from 'vitest'
import { jsonRows } from './json-rows.ts'

describe('jsonRows', () => {
  it('writes rows as they are', () => {
    const rows = [{ sku: 'a"b', name: 'Büx 👖', path: String.raw`C:\temp\u0000\ud800` }]

    expect(JSON.parse(jsonRows(rows))).toEqual(rows)
  })

  it('leaves out what Postgres cannot store, in names as in values', () => {
    const rows = [{ 'na\0me': 'Jea\0ns', broken: 'half \ud83d pair', path: String.raw`\u0000` }]

    expect(JSON.parse(jsonRows(rows))).toEqual([
      { name: 'Jeans', broken: 'half \ufffd pair', path: String.raw`\u0000` },
    ])
  })
})
