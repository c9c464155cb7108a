import { describe, expect, it } from 'vitest'
import { splitLine } from './read-table.ts'

describe('splitLine', () => {
  it('keeps what stands in quotes together', () => {
    expect(splitLine('a,"b, ""c""",, "d"', ',')).toEqual(['a', 'b, "c"', '', 'd'])
    expect(splitLine('5" pipe,2', ',')).toEqual(['5" pipe', '2'])
    expect(splitLine('"a', ',')).toBeNull()
  })
})
