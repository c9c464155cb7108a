import { describe, expect, it } from 'vitest'
import { formatTable } from './format-table.ts'

describe('formatTable', () => {
  it('aligns texts to the left and numbers to the right', () => {
    const table = formatTable([
      { page: '/', rps: 363 },
      { page: '/healthz', rps: 13675, note: 'bare' },
    ])

    expect(table.split('\n')).toEqual(['page        rps  note', '/           363', '/healthz  13675  bare'])
  })
})
