import { describe, expect, it } from 'vitest'
import { createCamelCase } from '../../request/catalogue/camel-case.ts'
import { type AskedSearch, aCatalogue, aProductHit, aShopRequest } from '../../testing/a-shop-request.ts'
import { toCardProducts } from './to-card-products.server.ts'

const camelCase = createCamelCase()

async function cardOf(overrides: Parameters<typeof aProductHit>[0] = {}, code = 'nl') {
  const shop = await aShopRequest(code, { answer: aCatalogue(() => ({})) })
  const [card] = await toCardProducts(shop, [camelCase(aProductHit(overrides))])
  return card
}

const reduced = { final_price_incl_tax: 12.95, original_price_incl_tax: 19.95, lowest_prior_price: 17.95 }

describe('toCardProducts', () => {
  it('makes a card of a product: name, colour, pictures, price and the way to its page', async () => {
    expect(await cardOf()).toMatchObject({
      name: 'Hoodie Klos',
      colour: 'kersenrood',
      href: '/hoodie-klos-kersenrood/',
      image: '/v/k/vk1068-front.svg',
      alt: 'Hoodie Klos in kersenrood, voorkant',
      hoverImage: '/v/k/vk1068-back.svg',
      price: { now: '€ 34,95' },
      labels: [],
    })
  })

  it('links inside the view it is shown in', async () => {
    expect((await cardOf({}, 'en'))?.href).toBe('/en/hoodie-klos-kersenrood/')
  })

  it('lists the sizes in stock from small to large', async () => {
    expect((await cardOf())?.sizes).toEqual(['104', '128'])
  })

  it('puts the most telling labels first, at most two [STOCK-07] [STOCK-09]', async () => {
    const stock = { qty: 5, is_in_stock: true, manage_stock: true }
    const card = await cardOf({ ...reduced, stock, new: 1, product_labels: ['Biologisch'] })

    expect(card?.labels).toEqual([
      { kind: 'almost-sold-out', text: 'Bijna uitverkocht' },
      { kind: 'sale', text: '-27%' },
    ])
  })

  it('says that something is new, and what the shop itself says of it', async () => {
    const card = await cardOf({ new: 1, product_labels: ['Biologisch katoen'] })

    expect(card?.labels.map(({ text }) => text)).toEqual(['Nieuw', 'Biologisch katoen'])
  })

  it.each([
    [
      'sizes differ in price',
      { configurable_children: [19.95, 21.95].map((price) => ({ final_price_incl_tax: price })) },
    ],
    ['the amount is chosen', { custom_options: [{ is_require: true, values: [{ price: 0 }, { price: 10 }] }] }],
  ])('is a lowest price where %s', async (_, open) => {
    expect((await cardOf(open))?.price.isFrom).toBe(true)
  })

  it.each([
    [
      'all sizes cost the same',
      { configurable_children: [19.95, 19.95].map((price) => ({ final_price_incl_tax: price })) },
    ],
    ['only an extra costs more', { custom_options: [{ is_require: false, values: [{ price: 0 }, { price: 10 }] }] }],
    ['there is only something to write', { custom_options: [{ is_require: true }], configurable_children: null }],
  ])('is the price where %s', async (_, closed) => {
    expect((await cardOf(closed))?.price).not.toHaveProperty('isFrom')
  })

  it('knows a voucher', async () => {
    expect((await cardOf({ is_gift_card: 1 }))?.price.isUntaxed).toBe(true)
    expect((await cardOf())?.price).not.toHaveProperty('isUntaxed')
  })

  it('shows a dot for every colour of the garment, its own first, and asks for a colour once', async () => {
    const asked: AskedSearch[] = []
    const answer = aCatalogue((search) => {
      asked.push(search)
      return {
        hits: [{ sku: 'VK1068-NIGHT', color: 101, type_id: 'configurable', url_path: 'hoodie-klos-nachtblauw' }],
      }
    })
    const shop = await aShopRequest('nl', { answer })
    const link = { sku: 'a', link_type: 'colorrelation', linked_product_sku: 'VK1068-NIGHT', linked_product_type: 'b' }
    const document = camelCase(aProductHit({ product_links: [link] }))

    await toCardProducts(shop, [document])
    const [card] = await toCardProducts(shop, [document])

    expect(card?.swatches).toEqual([
      { css: '#c22842', name: 'kersenrood', href: null },
      { css: '#232a4d', name: 'nachtblauw', href: '/hoodie-klos-nachtblauw/' },
    ])
    expect(asked).toHaveLength(1)
  })

  it('shows no dot where there is only one colour', async () => {
    expect((await cardOf())?.swatches).toEqual([])
  })
})
