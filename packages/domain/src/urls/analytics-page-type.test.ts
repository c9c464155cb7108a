import { describe, expect, it } from 'vitest'
import { analyticsPageType } from './analytics-page-type.ts'

describe('analyticsPageType', () => {
  it('is CmsPage for a content page, whatever its address [ROUTE-21]', () => {
    expect([analyticsPageType('/storyblok/', null), analyticsPageType('/delivery/', 'storyblok')]).toEqual([
      'CmsPage',
      'CmsPage',
    ])
  })

  it('is nothing elsewhere', () => {
    expect([analyticsPageType('/cart/', null), analyticsPageType('/delivery/', null)]).toEqual([null, null])
    expect(analyticsPageType('/storyblok/', 'simple-product')).toBeNull()
  })
})
