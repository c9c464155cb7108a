import type { StoreDirectory } from '@vonk/domain/stores'
import { describe, expect, it } from 'vitest'
import { aDirectory } from '../testing/a-shop.ts'
import { createLastGood } from './last-good.ts'

const newer: StoreDirectory = { ...aDirectory, defaultCode: 'en' }

function aCache() {
  let time = 0
  let calls = 0
  let answer: () => Promise<StoreDirectory> = async () => aDirectory
  const errors: unknown[] = []
  const cache = createLastGood<StoreDirectory>({ freshForMs: 5_000, now: () => time })
  return {
    errors,
    calls: () => calls,
    wait: (ms: number) => {
      time += ms
    },
    answerWith: (next: () => Promise<StoreDirectory>) => {
      answer = next
    },
    find: () =>
      cache.find(
        () => {
          calls += 1
          return answer()
        },
        (error) => errors.push(error),
      ),
  }
}

const unreachable = () => Promise.reject(new Error('the API is away'))

describe('createLastGood', () => {
  it('asks once for any number of pages', async () => {
    const cache = aCache()
    const found = await Promise.all([cache.find(), cache.find(), cache.find()])
    await cache.find()

    expect(found).toEqual([aDirectory, aDirectory, aDirectory])
    expect(cache.calls()).toBe(1)
  })

  it('answers at once with what it knows and learns the news behind the page’s back', async () => {
    const cache = aCache()
    await cache.find()
    cache.wait(5_000)
    cache.answerWith(async () => newer)

    expect(await cache.find()).toBe(aDirectory)
    expect(await cache.find()).toBe(newer)
    expect(cache.calls()).toBe(2)
  })

  it('keeps the pages up while the API is away, without asking it for every page', async () => {
    const cache = aCache()
    await cache.find()
    cache.wait(5_000)
    cache.answerWith(unreachable)
    for (let page = 0; page < 10; page += 1) expect(await cache.find()).toBe(aDirectory)

    expect(cache.calls()).toBe(2)
    expect(cache.errors).toHaveLength(1)
  })

  it('has nothing to show when the API never answered, and tries again for the next page', async () => {
    const cache = aCache()
    cache.answerWith(unreachable)
    expect(await cache.find()).toBeNull()
    cache.answerWith(async () => aDirectory)

    expect(await cache.find()).toBe(aDirectory)
  })
})
