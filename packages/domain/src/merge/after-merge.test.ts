import { describe, expect, it } from 'vitest'
import { afterMerge } from './after-merge.ts'

const merged = { isDryRun: false, clientLineCount: 1, isTotalsSyncRequired: true }

describe('afterMerge', () => {
  it('records the hash and asks for new totals', () => {
    expect(afterMerge(merged)).toEqual({ recordHash: true, syncTotals: true })
  })

  it('asks for no totals of an empty cart or when they are still right', () => {
    expect(afterMerge({ ...merged, clientLineCount: 0 })).toEqual({ recordHash: true, syncTotals: false })
    expect(afterMerge({ ...merged, isTotalsSyncRequired: false })).toEqual({ recordHash: true, syncTotals: false })
  })

  it('leaves no trace of a dry run', () => {
    expect(afterMerge({ ...merged, isDryRun: true })).toEqual({ recordHash: false, syncTotals: false })
  })
})
