import { describe, expect, it } from 'vitest'
import { namedExports } from './react-by-name-plugin.ts'

describe('namedExports', () => {
  it('names what the shop uses of React', () => {
    const code = namedExports('react')

    expect(code).toContain("import * as all from 'react'\n")
    expect(code).toContain('export const useState = all.useState\n')
  })

  it('names what JSX is made of', () => {
    expect(namedExports('react/jsx-runtime')).toMatch(/export const jsx = all\.jsx\n.*export const jsxs = /s)
  })
})
