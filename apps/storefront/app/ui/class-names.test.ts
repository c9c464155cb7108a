import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'

const components = import.meta.glob<string>('../**/*.tsx', { query: '?raw', import: 'default', eager: true })
const styled = Object.entries(components).flatMap(([file, source]) => {
  const [, sheet] = /import styles from '\.\/(.+\.module\.css)'/.exec(source) ?? []
  return sheet ? [{ file, source, sheet: new URL(file.replace(/[^/]+$/, sheet), import.meta.url) }] : []
})

describe('the style sheets of components', () => {
  it.each(styled)('know every class that $file asks for, and no other', async ({ source, sheet }) => {
    const css = await readFile(sheet, 'utf8')
    const asked = new Set([...source.matchAll(/styles\.(\w+)/g)].map((match) => match[1]))
    const known = new Set([...css.matchAll(/\.([a-z]\w*)/gi)].map((match) => match[1]))

    expect([...asked].sort()).toEqual([...known].sort())
  })
})
