import { describe, expect, it } from 'vitest'
import { checkSizes } from './sizes.ts'

const aFile = (lines: number, path = 'packages/domain/src/cart/cart.ts') => ({ path, text: `${'x()\n'.repeat(lines)}` })
const aFunction = (lines: number) => ({
  path: 'a.ts',
  text: `export function long() {\n${'x()\n'.repeat(lines - 2)}}\n`,
})
const severities = (sources: { path: string; text: string }[]) => checkSizes(sources).map(({ severity }) => severity)

describe('checkSizes', () => {
  it('accepts files of 200 lines and functions of 40', () => {
    expect(checkSizes([aFile(200), aFunction(40)])).toEqual([])
  })

  it('warns past that and fails past 300 and 60', () => {
    expect(severities([aFile(201), aFile(301), aFunction(41), aFunction(61)])).toEqual([
      'warning',
      'error',
      'warning',
      'error',
    ])
  })

  it('names the function and its line', () => {
    expect(checkSizes([aFunction(61)])[0]).toMatchObject({
      file: 'a.ts',
      line: 1,
      message: 'long has 61 lines (limit 60)',
    })
  })

  it('leaves tests, tables of data and drawings alone', () => {
    const exempt = ['a.test.ts', 'twelve-views.data.ts', 'logo.illustration.tsx'].map((path) => aFile(900, path))

    expect(checkSizes(exempt)).toEqual([])
  })
})
