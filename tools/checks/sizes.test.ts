import { describe, expect, it } from 'vitest'
import { checkSizes } from './sizes.ts'

const aFile = (lines: number, path = 'packages/domain/src/cart/cart.ts') => ({ path, text: `${'x()\n'.repeat(lines)}` })
const severities = (sources: { path: string; text: string }[]) => checkSizes(sources).map(({ severity }) => severity)

describe('checkSizes', () => {
  it('accepts files of 200 lines', () => {
    expect(checkSizes([aFile(200)])).toEqual([])
  })

  it('warns past that and fails past 300', () => {
    expect(severities([aFile(201), aFile(301)])).toEqual(['warning', 'error'])
  })

  it('leaves tests, tables of data and drawings alone', () => {
    const exempt = ['a.test.ts', 'twelve-views.data.ts', 'logo.illustration.tsx'].map((path) => aFile(900, path))

    expect(checkSizes(exempt)).toEqual([])
  })
})
