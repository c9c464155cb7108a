import { describe, expect, it } from 'vitest'
import { judge } from './judge.ts'

const error = { severity: 'error', file: 'a.ts', line: 3, message: 'too long' } as const
const warning = { severity: 'warning', file: 'b.ts', message: 'long' } as const

describe('judge', () => {
  it('passes without problems', () => {
    expect(judge([])).toEqual({ passed: 1, failed: 0, output: '', note: '', details: '' })
  })

  it('counts a check with errors as one failure and lists them, not the warnings beside them', () => {
    expect(judge([error, warning])).toEqual({ passed: 0, failed: 1, output: 'a.ts:3  too long' })
  })

  it('counts warnings without failing, and lists them for whoever wants the details', () => {
    expect(judge([warning, warning], { note: 'as a note' })).toMatchObject({
      failed: 0,
      note: 'as a note; 2 warnings',
      details: 'warning: b.ts  long\nwarning: b.ts  long',
    })
  })
})
