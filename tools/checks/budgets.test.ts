import { describe, expect, it } from 'vitest'
import { firstLoads, parseAssetManifest } from '../budgets/first-load.ts'
import { weigh } from '../budgets/weigh.ts'
import { checkBudgets, checkBundle, checkStyles, describeWeights } from './budgets.ts'

const manifest = parseAssetManifest(
  `window.__reactRouterManifest=${JSON.stringify({
    entry: { module: '/assets/entry.js', imports: ['/assets/react.js'], css: [] },
    routes: {
      root: { id: 'root', module: '/assets/root.js', imports: ['/assets/react.js'], css: ['/assets/root.css'] },
      home: {
        id: 'home',
        parentId: 'root',
        module: '/assets/home.js',
        imports: ['/assets/react.js', '/assets/card.js'],
        css: ['/assets/home.css'],
      },
      about: { id: 'about', parentId: 'root', module: '/assets/about.js' },
    },
    url: '/assets/manifest-1.js',
  })};`,
)
const names = [
  'entry.js',
  'react.js',
  'root.js',
  'home.js',
  'card.js',
  'about.js',
  'manifest-1.js',
  'root.css',
  'home.css',
]
const tenKilobytesEach = new Map(names.map((name) => [`/assets/${name}`, { brotli: 10_000, gzip: 11_000 }]))
const weights = weigh(firstLoads(manifest), tenKilobytesEach)
const budgets = { scripts: 60, styles: 20, scriptsPerRoute: {} }

describe('firstLoads', () => {
  it('counts every file once: entry, layouts, page and their imports', () => {
    expect(weights).toEqual([
      { route: 'home', scripts: 60_000, scriptsInGzip: 66_000, styles: 20_000 },
      { route: 'about', scripts: 50_000, scriptsInGzip: 55_000, styles: 10_000 },
    ])
  })

  it('does not guess the size of a file that is not there', () => {
    expect(() => weigh(firstLoads(manifest), new Map())).toThrow('/assets/manifest-1.js')
  })
})

describe('checkBudgets', () => {
  it('accepts what is just within', () => {
    expect(checkBudgets(weights, budgets)).toEqual([])
  })

  it('names the route that is too heavy', () => {
    const tight = { ...budgets, scriptsPerRoute: { home: 59 } }

    expect(checkBudgets(weights, tight)).toMatchObject([
      { message: 'home: scripts weigh    60.0 kB, the budget is 59' },
    ])
    expect(checkBudgets(weights, { ...budgets, scripts: 40 })).toHaveLength(2)
  })

  it('watches styles too', () => {
    expect(checkBudgets(weights, { ...budgets, styles: 19 })).toHaveLength(1)
  })

  it('refuses a budget for a route that is gone', () => {
    expect(checkBudgets(weights, { ...budgets, scriptsPerRoute: { cart: 10 } })).toMatchObject([
      { message: 'there is no route cart' },
    ])
  })
})

describe('checkBundle', () => {
  it('finds Zod in what a browser gets', () => {
    const shipped = { path: 'assets/home.js', text: 'class e extends r{name="ZodError"}' }

    expect(checkBundle([shipped])).toMatchObject([
      { file: 'assets/home.js', message: "Zod is in the browser's bundle" },
    ])
    expect(checkBundle([{ ...shipped, text: 'const zodiac = 1' }])).toEqual([])
  })
})

describe('checkStyles', () => {
  it('finds a class whose styles the build has lost', () => {
    const scripts = [{ path: 'assets/frame.js', text: 'className:`button-label`,id:`footer`' }]
    const names = ['button-label', 'footer-row']

    expect(checkStyles(names, { scripts, styles: [] })).toMatchObject([
      { message: 'the build has no styles of button-label' },
    ])
    expect(checkStyles(names, { scripts, styles: [{ path: 'a.css', text: '.button-label{color:red}' }] })).toEqual([])
  })
})

describe('describeWeights', () => {
  it('makes a table', () => {
    expect(describeWeights(weights)[1]).toBe('  home                                60.0    66.0    20.0')
  })
})
