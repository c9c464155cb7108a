import { describe, expect, it } from 'vitest'
import type { CachedPage } from './cached-page.ts'
import { PageStore } from './page-store.ts'
import { aCachedPage, at } from './testing.ts'

const roomy = { mostBytes: 100_000_000, mostPages: 1_000 }

function aStore(pages: readonly CachedPage[], limits = roomy): PageStore {
  const store = new PageStore(limits)
  for (const page of pages) store.put(page)
  return store
}

const keysOf = (store: PageStore) => store.list().map(({ key }) => key)

describe('PageStore', () => {
  it('gives a page until its time has come [OFF-11]', () => {
    const store = aStore([aCachedPage({ key: '/', until: 1_000 })])

    expect(store.find('/', 999)).not.toBeNull()
    expect(store.find('/', 1_000)).toBeNull()
  })

  it('has the last page of an address for when no other can be made, unless it was dropped', () => {
    const store = aStore([aCachedPage({ key: '/', until: 1_000 })])
    store.find('/', 1_000)

    expect(store.findLast('/', 5_000)).toMatchObject({ page: { key: '/' }, isOutdated: false })
    store.clear()
    expect(store.findLast('/', 0)).toBeNull()
  })

  it('gives no page that depends on a change, unless the change is in it already', () => {
    const store = aStore([
      aCachedPage({ key: '/old', tags: ['product nl 1', 'views'] }),
      aCachedPage({ key: '/new', tags: ['product nl 1'], asOf: at(7) }),
      aCachedPage({ key: '/other', tags: ['product nl 2'] }),
    ])

    expect(store.outdate(['product nl 1', 'views'], { at: at(7), now: 0 })).toBe(1)
    expect(keysOf(store)).toEqual(['/new', '/other'])
    expect([store.find('/old', 0), store.count]).toEqual([null, 2])
    expect(store.outdate(['product nl 1'], { at: at(7), now: 0 })).toBe(0)
    expect(store.clear()).toBe(2)
    expect(store.bytes).toBe(0)
  })

  it('has an outdated page for when no other can be made, until another needs its room', () => {
    const page = (key: string) => aCachedPage({ key, html: 'x'.repeat(50_000), tags: [key] })
    const store = aStore([page('/a'), page('/b')], { mostBytes: 170_000, mostPages: 100 })
    for (const _ of ['often', 'and often']) for (const key of ['/a', '/b']) store.find(key, 0)
    store.outdate(['/b'], { at: at(7), now: 0 })

    expect(store.findLast('/b', 0)).toMatchObject({ page: { key: '/b' }, isOutdated: true })
    for (const key of ['/c', '/d']) store.put(page(key))
    expect(store.findLast('/b', 0)).toBeNull()
    expect(keysOf(store)).toEqual(['/a', '/c', '/d'])
    store.outdate(['/a'], { at: at(7), now: 0 })
    store.put({ ...page('/a'), asOf: at(7) })
    expect([store.find('/a', 0)?.key, store.count]).toEqual(['/a', 3])
  })

  it('gives up an outdated page after an hour, and at once where nothing is to be left of it', () => {
    const store = aStore([
      aCachedPage({ key: '/sold', tags: ['stock', 'nl'] }),
      aCachedPage({ key: '/wrong', tags: ['nl'] }),
      aCachedPage({ key: '/made-since', tags: ['nl'], asOf: at(8) }),
      aCachedPage({ key: '/gone' }),
    ])
    store.outdate(['stock'], { at: at(7), now: 1_000 })
    store.outdate(['stock'], { at: at(8), now: 9_000 })

    expect([3_600_999, 3_601_000].map((now) => store.findLast('/sold', now)?.isOutdated)).toEqual([true, undefined])
    expect(store.purge(['nl'], at(8))).toBe(1)
    store.drop('/gone')
    expect(['/sold', '/wrong', '/gone'].map((key) => store.findLast(key, 0))).toEqual([null, null, null])
    expect(keysOf(store)).toEqual(['/made-since'])
    expect(store.clear()).toBe(1)
    expect(store.bytes).toBe(0)
  })

  it('lets outdated pages go before any other, however many have been asked for since', () => {
    const pages = Array.from({ length: 100 }, (_, number) =>
      aCachedPage({ key: `/${number}`, tags: [`tag ${number % 2}`] }),
    )
    const store = aStore(pages, { ...roomy, mostPages: 100 })
    for (let time = 0; time < 3; time += 1) for (const { key } of pages.toReversed()) store.find(key, 0)
    store.outdate(['tag 0'], { at: at(7), now: 0 })
    for (let number = 0; number < 50; number += 1) store.put(aCachedPage({ key: `/new-${number}` }))

    expect(store.count).toBe(100)
    expect(pages.filter(({ key }) => store.findLast(key, 0)).map(({ tags }) => [...tags].join())).toEqual(
      Array.from({ length: 50 }, () => 'tag 1'),
    )
  })

  it('never takes more memory than it was given: who was asked for least lately goes', () => {
    const page = (key: string) => aCachedPage({ key, html: 'x'.repeat(50_000) })
    const store = aStore([page('/a'), page('/b')], { mostBytes: 170_000, mostPages: 100 })
    store.find('/a', 0)
    store.put(page('/c'))
    for (const _ of ['first', 'second']) store.put(page('/d'))

    expect(store.bytes).toBeLessThanOrEqual(170_000)
    expect(keysOf(store)).toEqual(['/a', '/c', '/d'])
  })

  it('keeps no page that is larger than all of its memory', () => {
    expect(aStore([aCachedPage({ html: 'x'.repeat(50_000) })], { mostBytes: 40_000, mostPages: 9 }).count).toBe(0)
  })

  it('lets addresses that somebody made up drive out neither plain pages nor those of another view', () => {
    const limits = { mostBytes: 1_000_000, mostPages: 20 }
    const store = aStore([aCachedPage({ key: '/' }), aCachedPage({ key: '/de', view: 'de' })], limits)
    for (let number = 0; number < 60; number += 1) {
      store.put(aCachedPage({ key: `/?page=${number}`, kind: 'queried' }))
      store.put(aCachedPage({ key: `/made-up-${number}`, view: 'en' }))
    }

    expect(keysOf(store)).toEqual(expect.arrayContaining(['/', '/de', '/?page=0', '/made-up-0']))
    expect(store.count).toBe(42)
    expect(store.bytes).toBeLessThanOrEqual(1_000_000)
  })

  describe('while there is no room', () => {
    const limits = { mostBytes: 1_000_000, mostPages: 1_000 }
    const model = aCachedPage({ html: 'x'.repeat(20_000) })
    const wanted = Array.from({ length: 20 }, (_, number) => `/real-${number}`)

    function ask(store: PageStore, key: string): void {
      if (!store.find(key, 0)) store.put({ ...model, key })
    }

    /** A full store, with pages that visitors have come back to. */
    function aFullStore(): PageStore {
      const store = new PageStore(limits)
      for (const key of Array(5).fill(wanted).flat()) ask(store, key)
      for (let number = 0; number < 40; number += 1) ask(store, `/filler-${number}`)
      return store
    }

    it.each([1, 2, 3])('lets 1,900 addresses that are asked for %d times push out nothing visitors want', (times) => {
      const store = aFullStore()
      for (let number = 0; number < 1_900; number += 1) {
        for (const _ of Array(times)) ask(store, `/made-up-${number}`)
      }

      expect(wanted.filter((key) => !keysOf(store).includes(key))).toEqual([])
      expect(store.bytes).toBeLessThanOrEqual(limits.mostBytes)
    })

    it('keeps what visitors want through a flood that does not end, also when all is counted by halves', () => {
      const store = aFullStore()
      let lost = 0
      for (let number = 0; number < 70_000; number += 1) {
        ask(store, `/made-up-${Math.floor(number / 3)}`)
        if (number % 20 === 0 && !store.find(`/real-${(number / 20) % 20}`, 0)) lost += 1
      }

      expect(lost).toBe(0)
    })

    it('takes in what is asked for more often than something that is kept', () => {
      const store = aFullStore()
      for (const _ of ['first', 'second', 'third', 'fourth']) ask(store, '/new')

      expect(keysOf(store)).toContain('/new')
      expect(wanted.filter((key) => !keysOf(store).includes(key))).toEqual([])
    })

    it('takes a wanted page back at once when a change has dropped it', () => {
      const store = aFullStore()
      store.outdate(['product nl 1'], { at: at(9), now: 0 })
      for (let number = 0; number < 100; number += 1) for (const _ of Array(3)) ask(store, `/made-up-${number}`)
      for (const key of wanted) ask(store, key)

      expect(wanted.filter((key) => !keysOf(store).includes(key))).toEqual([])
    })

    it('gives nothing up for a page that is refused in the end', () => {
      const store = aStore([], limits)
      ask(store, '/small')
      for (const key of Array(5).fill(wanted).flat()) ask(store, key)
      const large = aCachedPage({ key: '/large', html: 'x'.repeat(400_000) })
      for (const _ of ['first', 'second']) store.put(large)

      expect(keysOf(store)).toContain('/small')
    })
  })

  it('gives pages with a query a quarter of the memory at most', () => {
    const store = aStore([], { mostBytes: 400_000, mostPages: 1_000 })
    for (let number = 0; number < 50; number += 1) {
      store.put(aCachedPage({ key: `/?page=${number}`, kind: 'queried', html: 'x'.repeat(10_000) }))
    }

    expect(store.bytes).toBeGreaterThan(50_000)
    expect(store.bytes).toBeLessThanOrEqual(100_000)
  })

  it('has one page for an address', () => {
    const store = aStore([aCachedPage({ tags: ['product nl 1'] }), aCachedPage({ tags: ['product nl 2'] })])

    expect(store.count).toBe(1)
    expect(store.outdate(['product nl 1'], { at: at(9), now: 0 })).toBe(0)
  })
})
