import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildPath } from './build-url.ts'
import {
  findFormerView,
  findMovedView,
  findStoreView,
  MissingDefaultView,
  needsFullNavigation,
  resolveStoreView,
} from './resolve-store-view.ts'
import { aDirectory, aPrefixedView, aStoreView } from './testing.ts'

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

const german = aStoreView({ code: 'de', host: 'de.localhost', language: 'de' })
const razz = aStoreView({ code: 'rz_en', host: 'razz.localhost', brand: 'razz' })
const razzDutch = aPrefixedView({ code: 'rz_nl', host: 'razz.localhost', brand: 'razz', pathPrefix: 'nl' })
const directory = aDirectory(aStoreView(), aPrefixedView(), german, razz, razzDutch)

function resolve(host: string, pathname: string) {
  const { view, path } = resolveStoreView(directory, { host, pathname })
  return `${view.code} ${path}`
}

describe('resolveStoreView', () => {
  it('serves the default view at the root path', () => {
    expect(resolve('localhost', '/')).toBe('nl /')
    expect(resolve('localhost', '/cart/')).toBe('nl /cart/')
  })

  it('finds a view by its prefix and hands on the path behind it', () => {
    expect(resolve('localhost', '/en')).toBe('en /')
    expect(resolve('localhost', '/en/')).toBe('en /')
    expect(resolve('localhost', '/en/cart/')).toBe('en /cart/')
    expect(resolve('razz.localhost', '/nl/a/b')).toBe('rz_nl /a/b')
  })

  it('does not mistake a page that only begins like a prefix', () => {
    expect(resolve('localhost', '/english-breakfast-tee')).toBe('nl /english-breakfast-tee')
    expect(resolve('localhost', '/nl/cart')).toBe('nl /nl/cart')
  })

  it('tells shops apart by host, whatever its case, port or final dot', () => {
    expect(resolve('de.localhost', '/')).toBe('de /')
    expect(resolve('RAZZ.localhost:3000', '/')).toBe('rz_en /')
    expect(resolve('de.localhost.:8080', '/x')).toBe('de /x')
  })

  it('treats an unknown host as the default view, its prefixed siblings included', () => {
    expect(resolve('evil.example', '/')).toBe('nl /')
    expect(resolve('192.168.1.20:3000', '/en/')).toBe('en /')
    expect(resolve('', '/')).toBe('nl /')
  })

  it('ignores the prefix of a view that does not append its store code [STORE-11]', () => {
    const silent = aDirectory(aStoreView(), aPrefixedView({ appendStoreCode: false, host: 'en.localhost' }))

    expect(resolveStoreView(silent, { host: 'en.localhost', pathname: '/en/cart' })).toMatchObject({
      view: { code: 'en' },
      path: '/en/cart',
    })
  })

  it('falls back to the default view where a host has only prefixed views', () => {
    const prefixedOnly = aDirectory(aStoreView(), aPrefixedView({ host: 'other.localhost' }))

    expect(resolveStoreView(prefixedOnly, { host: 'other.localhost', pathname: '/cart' }).view.code).toBe('nl')
  })

  it('resolves every path that was built for a view back to that view and page', () => {
    const segment = fc.stringMatching(/^[a-z0-9-]{3,12}$/)
    fc.assert(
      fc.property(fc.constantFrom(...directory.views), fc.array(segment, { maxLength: 4 }), (view, segments) => {
        const page = segments.map((part) => `/${part}`).join('')
        const resolved = resolveStoreView(directory, { host: view.host, pathname: buildPath(view, page) })

        expect(resolved).toEqual({ view, path: `${page}/` })
      }),
    )
  })
})

describe('needsFullNavigation', () => {
  const dutch = aStoreView()

  const directory = aDirectory(dutch, aPrefixedView(), aStoreView({ code: 'de', host: 'de.localhost' }))

  function needs(host: string, pathname: string, isMultistore = true) {
    return needsFullNavigation({ directory, current: dutch, target: { host, pathname } }, { isMultistore })
  }

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

describe('findFormerView', () => {
  it('finds a view that was removed, one that is there, and the default for a stranger', () => {
    const former = { ...aDirectory(), removed: [aStoreView({ code: 'fr' })] }

    expect(['fr', 'en', 'xx'].map((code) => findFormerView(former, code).code)).toEqual(['fr', 'en', 'nl'])
    expect(findFormerView(aDirectory(), 'en').code).toBe('en')
  })
})

describe('findMovedView', () => {
  const moved = [
    { host: 'old.test', pathPrefix: '', code: 'nl' },
    { host: 'old.test', pathPrefix: 'en', code: 'en' },
    { host: 'localhost', pathPrefix: 'uk', code: 'en' },
    { host: 'localhost', pathPrefix: '', code: 'en' },
  ]
  const find = (host: string, pathname: string) => {
    const found = findMovedView({ ...aDirectory(), moved }, { host, pathname })
    return found && [found.view.code, found.path]
  }

  it('finds by host and prefix where a view has been', () => {
    expect(find('old.test:3000', '/jassen')).toEqual(['nl', '/jassen'])
    expect(find('OLD.test', '/en/jackets')).toEqual(['en', '/jackets'])
    expect(find('old.test', '/en')).toEqual(['en', '/'])
    expect(find('old.test', '/entry')).toEqual(['nl', '/entry'])
    expect(find('localhost', '/uk/jackets')).toEqual(['en', '/jackets'])
  })

  it('finds none where a view is now', () => {
    expect(find('localhost', '/')).toBeNull()
    expect(find('localhost', '/en/jackets')).toBeNull()
    expect(find('other.test', '/')).toBeNull()
    expect(findMovedView(aDirectory(), { host: 'old.test', pathname: '/' })).toBeNull()
  })
})
