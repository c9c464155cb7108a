import { describe, expect, it } from 'vitest'
import { el, path } from './svg.ts'

describe('el', () => {
  it('escapes attributes and leaves out what is not there', () => {
    expect(el('path', { d: '<"&>', fill: undefined, x: 1.23456 })).toBe('<path d="&lt;&quot;&amp;&gt;" x="1.235"/>')
  })
})

describe('path', () => {
  it('rounds to a tenth of a pixel', () => {
    expect(path`M ${1.26} ${2} ${'Z'}`).toBe('M 1.3 2 Z')
  })
})
