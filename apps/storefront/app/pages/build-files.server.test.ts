import { describe, expect, it } from 'vitest'
import { readBuildFiles } from './build-files.server.ts'

type Manifest = Parameters<typeof readBuildFiles>[0]

const route = (id: string, css: string[], imports: string[]) => ({ id, module: `/assets/${id}.js`, css, imports })

// Only the files of a route are read.
const manifest = {
  routes: {
    root: route('root', ['/assets/shop.css#'], ['/assets/libraries.js']),
    'routes/page': route('page', ['/assets/page.css'], ['/assets/shop.js']),
    'routes/home': route('home', [], ['/assets/story.js', '/assets/shop.js']),
    'routes/product': route('product', ['/assets/product.css#', '/assets/shop.css#'], ['/assets/libraries.js']),
  },
} as unknown as Manifest

describe('readBuildFiles', () => {
  it('names the files of a kind of page that the routes around it do not name', () => {
    const { assetsOf } = readBuildFiles(manifest)

    expect(assetsOf('product')).toEqual({ styles: ['/assets/product.css'], scripts: [] })
    expect(assetsOf('story')).toEqual({ styles: [], scripts: ['/assets/story.js'] })
  })

  it('names nothing for a missing page or in a build that does not know the route', () => {
    const { assetsOf } = readBuildFiles(manifest)

    expect([assetsOf('not-found'), assetsOf('category')]).toEqual(Array(2).fill({ styles: [], scripts: [] }))
    expect(readBuildFiles({ routes: {} }).homeScript).toBeNull()
  })

  it('names the script of the home page', () => {
    expect(readBuildFiles(manifest).homeScript).toBe('/assets/home.js')
  })
})
