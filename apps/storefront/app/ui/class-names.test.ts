import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'

const components = import.meta.glob<string>(['../**/*.tsx', '../../../../packages/ui/src/**/*.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const uses = Object.entries(components).flatMap(([file, source]) => {
  const code = source.replaceAll(/^import .*$/gm, '')
  return [...source.matchAll(/import (\w+) from '([./][^']+\.module\.css)'/g)].map(([, name = '', sheet = '']) => {
    const asked = [...code.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map((match) => match[1] ?? '')
    return { sheet: new URL(sheet, new URL(file, import.meta.url)).href, asked }
  })
})
const sheets = [...new Set(uses.map(({ sheet }) => sheet))].map((sheet) => ({
  sheet,
  name: sheet.split(/\/(?:app|src)\//)[1],
}))

describe('the style sheets of components', () => {
  it.each(sheets)('$name has every class its components ask for, and no other', async ({ sheet }) => {
    const css = await readFile(new URL(sheet), 'utf8')
    const asked = new Set(uses.filter((use) => use.sheet === sheet).flatMap((use) => use.asked))
    const defined = new Set([...css.matchAll(/\.([a-z]\w*)/gi)].map((match) => match[1]))

    expect([...asked].sort()).toEqual([...defined].sort())
  })
})
