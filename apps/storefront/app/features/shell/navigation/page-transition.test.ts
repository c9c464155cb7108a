import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { leaveMs, transitionBetween } from './page-transition.ts'

const css = await readFile(new URL('page-transition.css', import.meta.url), 'utf8')

describe('transitionBetween', () => {
  it('zooms into a product, from its category or from anywhere else [UI-24]', () => {
    expect(transitionBetween('category', 'product')).toBe('category-to-product')
    expect(transitionBetween('story', 'product')).toBe('pdp-zoom')
    expect(transitionBetween(null, 'product')).toBe('pdp-zoom')
  })

  it('leaves a product for what is no product [UI-24]', () => {
    expect(transitionBetween('product', 'category')).toBe('pdp-leave')
    expect(transitionBetween('product', null)).toBe('pdp-leave')
  })

  it('moves nothing between other pages', () => {
    expect(transitionBetween('product', 'product')).toBeNull()
    expect(transitionBetween('category', 'story')).toBeNull()
  })

  it('is drawn by the style sheet, the leaving for as long as it is said to last [UI-26]', () => {
    for (const name of ['pdp-zoom', 'pdp-leave', 'category-to-product'])
      expect(css).toContain(`[data-transition="${name}"]`)
    expect(css).toContain('::view-transition-group(product-zoom)')
    expect(css).toContain(`animation: pdp-leave ${leaveMs / 1000}s`)
  })
})
