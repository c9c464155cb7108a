import { describe, expect, it } from 'vitest'
import type { CachedPage } from './cached-page.ts'
import { PageStore } from './page-store.ts'
import { aKeptPage, at } from './testing.ts'

const roomy = { mostBytes: 100_000_000, mostPages: 1_000 }

function aStore(pages: readonly CachedPage[], limits = roomy): PageStore {
  const store = new PageStore(limits)
  for (const page of pages) store.put(page)
  return store
}

const keysOf = (store: PageStore) => store.list().map(({ key }) => key)

describe('PageStore', () => {
  it('gives a page until its time has come [OFF-11]', () => {
    const store = aStore([aKeptPage({ key: '/', until: 1_000 })])

    expect(store.find('/', 999)).not.toBeNull()
    expect(store.find('/', 1_000)).toBeNull()
  })

  it('has the last page of an address for when no other can be made, unless it was dropped', () => {
    const store = aStore([aKeptPage({ key: '/', until: 1_000 })])
    store.find('/', 1_000)

    expect(store.findLast('/')).toMatchObject({ key: '/' })
    store.clear()
    expect(store.findLast('/')).toBeNull()
  })

  it('drops what depends on a change, unless the change is in it already', () => {
    const store = aStore([
      aKeptPage({ key: '/old', tags: ['product nl 1', 'views'] }),
      aKeptPage({ key: '/new', tags: ['product nl 1'], asOf: at(7) }),
      aKeptPage({ key: '/other', tags: ['product nl 2'] }),
    ])

    expect(store.purge(['product nl 1', 'views'], at(7))).toBe(1)
    expect(keysOf(store)).toEqual(['/new', '/other'])
    expect(store.purge(['product nl 1'], at(7))).toBe(0)
    expect(store.clear()).toBe(2)
    expect(store.bytes).toBe(0)
  })

  it('never takes more memory than it was given: who was asked for least lately goes', () => {
    const page = (key: string) => aKeptPage({ key, html: 'x'.repeat(50_000) })
    const store = aStore([page('/a'), page('/b')], { mostBytes: 170_000, mostPages: 100 })
    store.find('/a', 0)
    store.put(page('/c'))
    for (const _ of ['first', 'second']) store.put(page('/d'))

    expect(store.bytes).toBeLessThanOrEqual(170_000)
    expect(keysOf(store)).toEqual(['/a', '/c', '/d'])
  })

  it('keeps no page that is larger than all of its memory', () => {
    expect(aStore([aKeptPage({ html: 'x'.repeat(50_000) })], { mostBytes: 40_000, mostPages: 9 }).count).toBe(0)
  })

  it('lets addresses that somebody made up drive out neither plain pages nor those of another view', () => {
    const limits = { mostBytes: 1_000_000, mostPages: 20 }
    const store = aStore([aKeptPage({ key: '/' }), aKeptPage({ key: '/de', view: 'de' })], limits)
    for (let number = 0; number < 60; number += 1) {
      store.put(aKeptPage({ key: `/?page=${number}`, kind: 'queried' }))
      store.put(aKeptPage({ key: `/made-up-${number}`, view: 'en' }))
    }

    expect(keysOf(store)).toEqual(expect.arrayContaining(['/', '/de', '/?page=0', '/made-up-0']))
    expect(store.count).toBe(42)
    expect(store.bytes).toBeLessThanOrEqual(1_000_000)
  })

  it('lets nothing that was asked for once push out what is asked for often', () => {
    const page = (key: string) => aKeptPage({ key, html: 'x'.repeat(20_000) })
    const wanted = Array.from({ length: 20 }, (_, number) => `/real-${number}`)
    const store = aStore(wanted.map(page), { mostBytes: 1_000_000, mostPages: 1_000 })
    for (let number = 0; number < 1_900; number += 1) store.put(page(`/made-up-${number}`))

    expect(keysOf(store)).toEqual(expect.arrayContaining(wanted))
    expect(store.bytes).toBeLessThanOrEqual(1_000_000)
    for (const _ of ['first', 'second']) store.put(page('/new'))
    expect(store.find('/new', 0)).not.toBeNull()
  })

  it('gives pages with a query a quarter of the memory at most', () => {
    const store = aStore([], { mostBytes: 400_000, mostPages: 1_000 })
    for (let number = 0; number < 50; number += 1) {
      store.put(aKeptPage({ key: `/?page=${number}`, kind: 'queried', html: 'x'.repeat(10_000) }))
    }

    expect(store.bytes).toBeGreaterThan(50_000)
    expect(store.bytes).toBeLessThanOrEqual(100_000)
  })

  it('has one page for an address', () => {
    const store = aStore([aKeptPage({ tags: ['product nl 1'] }), aKeptPage({ tags: ['product nl 2'] })])

    expect(store.count).toBe(1)
    expect(store.purge(['product nl 1'], at(9))).toBe(0)
  })
})
