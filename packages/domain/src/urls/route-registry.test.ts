import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findRoute, flushRoutes } from './route-registry.ts'

describe('flushRoutes', () => {
  it('registers routes by priority, the first queued first where it is equal [ROUTE-44]', () => {
    const queue = [
      { route: { name: 'low', path: '/low' }, priority: 0 },
      { route: { name: 'high', path: '/high' }, priority: 10 },
      { route: { name: 'also-low', path: '/also-low' }, priority: 0 },
    ]

    expect(flushRoutes(queue).map((route) => route.name)).toEqual(['high', 'low', 'also-low'])
  })

  it('lets the higher priority win for the same name and path [ROUTE-45]', () => {
    const queue = [
      { route: { name: 'a', path: '/a', layout: 'default' }, priority: 1 },
      { route: { name: 'a', path: '/a', layout: 'minimal' }, priority: 5 },
      { route: { name: 'a', path: '/a', layout: 'empty' }, priority: 3 },
    ] as const

    expect(flushRoutes(queue)).toEqual([{ name: 'a', path: '/a', layout: 'minimal' }])
  })

  it('keeps routes that share only the name or only the path [ROUTE-45]', () => {
    const queue = [
      { route: { name: 'a', path: '/a' }, priority: 1 },
      { route: { name: 'a', path: '/b' }, priority: 2 },
      { route: { name: 'b', path: '/a' }, priority: 3 },
    ]

    expect(flushRoutes(queue)).toHaveLength(3)
  })

  it('never loses a name and path and never keeps one twice', () => {
    const route = fc.record({ name: fc.constantFrom('a', 'b'), path: fc.constantFrom('/a', '/b', '/c') })
    const queue = fc.array(fc.record({ route, priority: fc.integer({ min: 0, max: 5 }) }))
    fc.assert(
      fc.property(queue, (queued) => {
        const keys = (routes: readonly { name: string; path: string }[]) => routes.map((r) => `${r.name} ${r.path}`)
        const flushed = keys(flushRoutes(queued))

        expect(flushed).toHaveLength(new Set(flushed).size)
        expect(new Set(flushed)).toEqual(new Set(keys(queued.map((entry) => entry.route))))
      }),
    )
  })
})

describe('findRoute', () => {
  const cart = { name: 'cart', path: '/cart' }

  it('finds a route by name', () => {
    expect(findRoute([cart], 'cart')).toEqual({ ok: true, value: cart })
  })

  it('says which name was not found [ROUTE-38]', () => {
    const refusal = { code: 'route-not-found', message: 'Route not found compare' }

    expect(findRoute([cart], 'compare')).toEqual({ ok: false, refusal })
  })
})
