import { describe, expect, it } from 'vitest'
import { needsFullNavigation } from './needs-full-navigation.ts'
import { aDirectory, aPrefixedView, aStoreView } from './testing.ts'

const dutch = aStoreView()
const directory = aDirectory(dutch, aPrefixedView(), aStoreView({ code: 'de', host: 'de.localhost' }))

function needs(host: string, pathname: string, isMultistore = true) {
  return needsFullNavigation({ directory, current: dutch, target: { host, pathname } }, { isMultistore })
}

describe('needsFullNavigation', () => {
  it('lets the browser navigate when the path or host belongs to another store view [STORE-12]', () => {
    expect(needs('localhost', '/en/cart/')).toBe(true)
    expect(needs('de.localhost', '/cart/')).toBe(true)
  })

  it('stays inside the running page for a path of the same view [STORE-12]', () => {
    expect(needs('localhost', '/cart/')).toBe(false)
  })

  it('stays inside the running page where the views do not run side by side [STORE-12]', () => {
    expect(needs('de.localhost', '/cart/', false)).toBe(false)
  })
})
