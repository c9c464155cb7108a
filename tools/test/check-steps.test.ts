import { describe, expect, it } from 'vitest'
import { judge } from './check-steps.ts'

const error = { severity: 'error', file: 'a.ts', line: 3, message: 'too long' } as const
const warning = { severity: 'warning', file: 'b.ts', message: 'long' } as const

describe('judge', () => {
  it('passes without problems', () => {
    expect(judge([])).toEqual({ passed: 1, failed: 0, output: '' })
  })

  it('counts a check with errors as one failure and lists them all', () => {
    expect(judge([error, warning])).toEqual({ passed: 0, failed: 1, output: 'a.ts:3  too long\nwarning: b.ts  long' })
  })

  it('shows warnings without failing', () => {
    expect(judge([warning], 'as a note')).toMatchObject({ failed: 0, note: 'as a note\n    warning: b.ts  long' })
  })
})
