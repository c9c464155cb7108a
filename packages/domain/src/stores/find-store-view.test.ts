import { describe, expect, it } from 'vitest'
import { findStoreView, MissingDefaultView } from './find-store-view.ts'
import { aDirectory } from './testing.ts'

describe('findStoreView', () => {
  it('finds a view by its code', () => {
    expect(findStoreView(aDirectory(), 'en').code).toBe('en')
  })

  it('answers an unknown or missing code with the default view', () => {
    expect(findStoreView(aDirectory(), 'fr').code).toBe('nl')
    expect(findStoreView(aDirectory(), null).code).toBe('nl')
  })

  it('refuses to work without a default view', () => {
    expect(() => findStoreView({ defaultCode: 'nl', views: [] }, 'nl')).toThrow(MissingDefaultView)
  })
})
