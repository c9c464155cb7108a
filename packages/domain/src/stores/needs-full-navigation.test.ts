import { describe, expect, it } from 'vitest'
import { needsFullNavigation } from './needs-full-navigation.ts'
import { aDirectory, aPrefixedView, aStoreView } from './testing.ts'

describe('needsFullNavigation', () => {
  const dutch = aStoreView()
  const directory = aDirectory(dutch, aPrefixedView(), aStoreView({ code: 'de', host: 'de.localhost' }))

  it('lets the browser navigate when the path or host belongs to another store view [STORE-12]', () => {
    expect(needsFullNavigation(directory, dutch, { host: 'localhost', pathname: '/en/cart/' })).toBe(true)
    expect(needsFullNavigation(directory, dutch, { host: 'de.localhost', pathname: '/cart/' })).toBe(true)
  })

  it('stays inside the running page for a path of the same view [STORE-12]', () => {
    expect(needsFullNavigation(directory, dutch, { host: 'localhost', pathname: '/cart/' })).toBe(false)
  })
})
