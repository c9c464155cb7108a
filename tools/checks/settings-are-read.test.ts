import { describe, expect, it } from 'vitest'
import { checkSettingsAreRead } from './settings-are-read.ts'

const settings = `export type OrderSettings = {
  /** Orders shown at a time. */
  readonly pageSize: number
  readonly ratio: {
    readonly inner: number
  }
}

export const orderDefaults: OrderSettings = { pageSize: 20, ratio: { inner: 1 } }
`
const schema = 'const fields = {\n  pageSize: count(1, 100),\n}\n'
const docs = '| `pageSize` | `20` | Orders. |\n\n## Set elsewhere\n\n| `ratio` | `1` | More. |\n'
const reader = 'const { pageSize, ratio } = useSettings()'

function problems(used: string, documented = docs, path = 'apps/storefront/app/features/orders/orders.tsx') {
  const files = {
    'packages/domain/src/settings/order-settings.ts': settings,
    'packages/domain/src/settings/testing.ts': 'pageSize ratio',
    'packages/contract/src/view-settings.ts': schema,
    [path]: used,
  }
  const sources = Object.entries(files).map(([file, text]) => ({ path: file, text }))
  return checkSettingsAreRead(sources, documented).map(({ message }) => message)
}

describe('checkSettingsAreRead', () => {
  it('is content when each is read and documented', () => {
    expect(problems(reader)).toEqual([])
  })

  it('finds a setting without a reader', () => {
    expect(problems('const { ratio } = useSettings()\n// pageSize is 20')).toEqual(['nobody reads pageSize'])
    expect(problems(reader, docs, 'apps/storefront/app/features/orders/orders.test.tsx')).toHaveLength(2)
    expect(problems(reader, docs, 'bench/orders.ts')).toHaveLength(2)
  })

  it('finds a setting that is not documented, or where it is not set', () => {
    expect(problems(reader, '')).toEqual([
      'pageSize is missing among what a view sets',
      'ratio is missing under "Set elsewhere"',
    ])
    expect(problems(reader, '| `pageSize` | `20` | Orders. |\n| `ratio` | `1` | More. |')).toEqual([
      'ratio is missing under "Set elsewhere"',
    ])
  })

  it('finds a row about nothing', () => {
    expect(problems(reader, `${docs}| \`colour\` | \`red\` | Gone. |`)).toEqual(['colour is no setting'])
  })
})
