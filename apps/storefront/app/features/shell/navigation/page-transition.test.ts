import { readFile } from 'node:fs/promises'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { canMove, cleanupMs, leaveMs, transitionBetween } from './page-transition.ts'

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
  it('lasts 1300 ms when a product is left, and is forgotten 1000 ms later [UI-26]', () => {
    expect([leaveMs, cleanupMs]).toEqual([1300, 1000])
  })
})

describe('canMove', () => {
  afterEach(() => void vi.unstubAllGlobals())

  function at(width: number, isCalm = false) {
    vi.stubGlobal('matchMedia', (query: string) => {
      const least = Number(/width >= (\d+)px/.exec(query)?.[1])
      return { matches: query.includes('reduced-motion') ? isCalm : width >= least }
    })
    return canMove()
  }

  it('is true below 1024 pixels alone, and for nobody who asked for calm [UI-25]', () => {
    expect([at(375), at(1023), at(1024), at(1440)]).toEqual([true, true, false, false])
    expect(at(375, true)).toBe(false)
  })
})
