import type { EntryContext } from 'react-router'
import { describe, expect, it } from 'vitest'
import { createMatchedRoutes } from './matched-routes.server.ts'

const manifest = { version: '1', routes: { root: { id: 'root' }, 'routes/home': {}, 'routes/cart': {} } }

// All that is looked at; React Router makes the rest.
const entryOf = (ids: readonly string[], whole: object = manifest) =>
  ({
    manifest: whole,
    staticHandlerContext: { matches: ids.map((id) => ({ route: { id } })) },
  }) as unknown as EntryContext

describe('createMatchedRoutes', () => {
  it('leaves the router only the routes of the page', () => {
    const { manifest: matched } = createMatchedRoutes()(entryOf(['root', 'routes/home']))

    expect(matched).toEqual({ version: '1', routes: { root: { id: 'root' }, 'routes/home': {} } })
  })

  it('picks once for all pages of the same routes, and again from another build', () => {
    const withMatchedRoutes = createMatchedRoutes()
    const first = withMatchedRoutes(entryOf(['root'])).manifest

    expect(withMatchedRoutes(entryOf(['root'])).manifest).toBe(first)
    expect(withMatchedRoutes(entryOf(['root'], { ...manifest, version: '2' })).manifest.version).toBe('2')
  })
})
