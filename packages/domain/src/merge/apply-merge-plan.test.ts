import { describe, expect, it } from 'vitest'
import { applyMergePlan } from './apply-merge-plan.ts'
import type { MergeStep } from './plan-merge.ts'
import { aClientLine, aServerLine } from './testing.ts'

const line = aClientLine({ quantity: 3 })
const cap = aClientLine({ sku: 'CAP' })
const serverLine = aServerLine({ quantity: 2 })
const apply = (...steps: MergeStep[]) => applyMergePlan([line, cap], { isDryRun: false, steps })

describe('applyMergePlan', () => {
  it('removes a line locally [SYNC-15]', () => {
    expect(apply({ do: 'remove-local', line })).toEqual([cap])
  })

  it('accepts the quantity of the server [SYNC-17]', () => {
    expect(apply({ do: 'modify-local', line, serverLine })).toMatchObject([
      { quantity: 2, previousQuantity: 2, serverItemId: '7' },
      { sku: 'CAP', serverItemId: null },
    ])
  })

  it('links a line that agrees to the row of the server', () => {
    const agreeing = aServerLine({ quantity: 3 })

    expect(apply({ do: 'keep', line, serverLine: agreeing })).toMatchObject([{ quantity: 3, serverItemId: '7' }, cap])
  })

  it('leaves lines alone that wait for an answer', () => {
    const waiting: MergeStep[] = [
      { do: 'push', line, quantity: 3, serverLine: null },
      { do: 'delete', serverLine },
      { do: 'pull', serverLine },
    ]

    expect(apply(...waiting)).toEqual([line, cap])
  })

  it('does nothing on a dry run', () => {
    const lines = [line, cap]

    expect(applyMergePlan(lines, { isDryRun: true, steps: [{ do: 'remove-local', line }] })).toBe(lines)
  })
})
