import { buildPath } from '@vonk/domain/stores'
import { describe, expect, it } from 'vitest'
import { aShop } from '../../testing/a-shop.ts'
import { keepSeenProducts } from './keep-seen-products.ts'

function open(answer: (skus: string[]) => Response = (skus) => Response.json({ cards: skus.map((sku) => ({ sku })) })) {
  const kept = new Map<string, unknown>()
  const asked: string[] = []
  const cache = {
    get: async (key: string) => kept.get(key) ?? null,
    set: async (key: string, value: unknown) => void kept.set(key, value),
  }
  const fetch = async (address: string) => {
    asked.push(address)
    return answer(new URL(address, 'http://shop.test').searchParams.get('skus')?.split(',') ?? [])
  }
  const keepAnything = (skus: unknown, list?: unknown) => keepSeenProducts({ view, skus, list, cache, fetch })
  return { kept, asked, keepAnything, keep: (...skus: string[]) => keepAnything(skus) }
}

const { view } = aShop('en')
const address = buildPath(view, '/search/found')
const cards = buildPath(view, '/product-data/cards')
const key = `seen${address}`

describe('keepSeenProducts', () => {
  it('keeps what was looked at beside the answers to searches, the latest first [SRCH-29]', async () => {
    const { kept, asked, keep } = open()
    await keep('cap')
    await keep('sock', 'cap')

    expect(kept.get(key)).toEqual({ address, items: [{ sku: 'sock' }, { sku: 'cap' }] })
    expect(asked).toEqual([`${cards}?skus=cap`, `${cards}?skus=sock`])
  })

  it('keeps what was listed without asking for it, before what was seen earlier [SRCH-29]', async () => {
    const { kept, asked, keep, keepAnything } = open()
    await keep('cap')
    await keepAnything(['sock'], { products: [{ sku: 'sock' }, { sku: 'coat' }, { sku: 'cap' }] })

    expect(kept.get(key)).toEqual({ address, items: [{ sku: 'sock' }, { sku: 'coat' }, { sku: 'cap' }] })
    expect(asked).toHaveLength(1)
  })

  it('asks for nothing twice, nor for nothing', async () => {
    const { asked, keep, keepAnything } = open()
    await keep('cap')
    await keep('cap')
    await keep()
    await keepAnything({ cap: 1 })
    await keepAnything(null)

    expect(asked).toHaveLength(1)
  })

  it('keeps no more than the latest two hundred', async () => {
    const { kept, keep } = open()
    for (let count = 1; count <= 210; count++) await keep(`p${count}`)

    const { items } = Object(kept.get(key))
    expect(items).toHaveLength(200)
    expect(items[0]).toEqual({ sku: 'p210' })
  })

  it.each([
    ['a page of somebody else', () => new Response('<h1>Log in</h1>')],
    ['a refusal', () => new Response('', { status: 503 })],
    ['something else', () => Response.json({ cards: [7, null] })],
  ])('keeps nothing of %s', async (_, answer) => {
    const { kept, keep } = open(answer)
    await keep('cap')

    expect(kept.size).toBe(0)
  })
})
