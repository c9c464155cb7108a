import { describe, expect, it } from 'vitest'
import { checkShape, describeShape, measureShape } from './shape.ts'

const app = 'apps/storefront/app'
const aFile = (path: string, lines: number) => ({ path, text: 'x()\n'.repeat(lines) })
const aFunction = (lines: number) => `export function own() {\n${'x()\n'.repeat(lines - 2)}}\n`
const importing = (path: string, ...targets: string[]) => ({
  path: `${app}/${path}`,
  text: targets.map((target) => `import type { X } from '${target}'\n`).join(''),
})
const limits = {
  fileMedian: { least: 3, severity: 'warning' },
  functionP90: { most: 9, severity: 'error' },
  folderCycles: { severity: 'error' },
} as const

describe('measureShape', () => {
  it('measures the files of apps and packages, tests left out', () => {
    const sources = [
      aFile('packages/a/index.ts', 1),
      aFile('packages/a/b.data.ts', 5),
      aFile('apps/c/d.tsx', 9),
      aFile('packages/a/b.test.ts', 900),
      aFile('tools/e.ts', 900),
    ]

    expect(measureShape(sources)).toMatchObject({ files: 3, fileMedian: 5 })
  })

  it('measures functions, callbacks as part of their caller', () => {
    const callback = 'export function caller() {\n  list.map(() => {\n    x()\n  })\n}\n'
    const text = `${callback}const one = () => 1\n${[3, 4, 6, 7, 8, 9, 10].map(aFunction).join('')}`

    expect(measureShape([{ path: 'packages/a/b.ts', text }])).toMatchObject({
      functions: 9,
      functionMedian: 6,
      functionP90: 10,
    })
  })

  it('finds folders of the storefront that import each other, over detours and by types', () => {
    const round = [
      importing('features/cart/line.ts', '../product/card.ts'),
      importing('features/product/card.ts', '#request/shop.ts'),
      importing('request/shop.ts', '../features/cart/index.ts', '../ui/button.tsx'),
      importing('features/seo/title.ts', '../cart/index.ts'),
      importing('features/cart/codes/field.ts', '../line.ts'),
    ]

    expect(measureShape(round).folderCycles).toEqual([['features/cart', 'features/product', 'request']])
    expect(measureShape(round.slice(0, 2)).folderCycles).toEqual([])
  })
})

describe('checkShape', () => {
  const good = { files: 4, fileMedian: 3, functions: 2, functionMedian: 4, functionP90: 9, folderCycles: [] }

  it('accepts what is within the limits and tells the figures', () => {
    expect(checkShape(good, limits)).toEqual([])
    expect(describeShape(good)).toBe(
      '4 files, median 3 lines; 2 functions, median 4, p90 9; folder cycles in the storefront: 0',
    )
  })

  it('names each figure that is beyond its limit', () => {
    const bad = { ...good, fileMedian: 2, functionP90: 10, folderCycles: [['features/cart', 'request']] }

    expect(checkShape(bad, limits)).toMatchObject([
      { severity: 'warning', message: expect.stringContaining('2 lines, not 3') },
      { severity: 'error', message: expect.stringContaining('more than 10 lines (limit 9)') },
      { severity: 'error', message: 'these folders import each other: features/cart, request' },
    ])
  })
})
