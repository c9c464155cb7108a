import { settingsOfView, type ViewOverrides } from '@vonk/domain/settings'
import { describe, expect, it } from 'vitest'
import { aShop } from '#testing/a-shop.ts'
import { renderInShop } from '#testing/render-in-shop.tsx'
import { aCartProduct } from '../../cart/testing.ts'
import { LinkedOrderPage } from '../layout/linked-order-page.tsx'
import { readPage } from '../page-turner.tsx'
import { LinkedOrderDetails, NoLinkedOrder } from './linked-order.tsx'
import { OrderCard, OrderPictures } from './order-card.tsx'
import { OrderDetails } from './order-details.tsx'
import { NoOrder } from './order-section.tsx'
import { courseOf, dayOf, itemsOf, mayWithdraw, type Order, returnUntil, sumsOf } from './order-view.ts'
import { OrderList, toQuestion } from './orders-section.tsx'
import { additionsOf } from './use-ordering-again.ts'

const address = {
  ...{ address_type: 'billing', parent_id: 7, email: 'zoe@example.com', firstname: 'Zoë', lastname: 'Vries' },
  ...{ street: ['Rokin', '92', '3'], postcode: '1012 KW', city: 'Amsterdam', country_id: 'NL', telephone: '' },
}

const item = {
  ...{ item_id: 1, order_id: 7, product_id: 3, product_type: 'configurable', sku: 'tee-116', name: 'Tee' },
  ...{ qty_ordered: 2, row_total_incl_tax: 39.9 },
  extension_attributes: { parent_sku: 'tee', details: [{ label: 'Size', value: '116' }] },
}

const more = {
  ...{ shipping_assignments: [], order_id: 'o-7', reward_points_earned: 39, reward_points_balance: 0 },
  ...{ reward_currency_amount: 0, gift_cards_amount: 10, credit_notes: [], invoice: '2026-0001' },
}

function anOrder(overrides: object = {}): Order {
  return {
    ...{ entity_id: 7, increment_id: '100000007', created_at: '2026-11-14 23:30:00', status: 'shipped' },
    ...{ subtotal_incl_tax: 39.9, discount_amount: -4, shipping_incl_tax: 4.95, tax_amount: 7.09, grand_total: 30.85 },
    ...{ total_refunded: 0, items: [item], billing_address: address },
    ...{ payment: { method: 'ideal', additional_information: ['iDEAL', ''] }, status_histories: [] },
    extension_attributes: more,
    ...overrides,
    // What these pages read of an order; the rest of it is the API's own business.
  } as unknown as Order
}

const show = (element: React.ReactNode, code = 'en') => renderInShop(element, { shop: aShop(code) })

describe('OrderPictures', () => {
  it('shows what was ordered, as far as it is still sold', async () => {
    const tee = aCartProduct({ sku: 'tee', image: '/t/e/tee.svg' })
    const pictured = await show(<OrderPictures order={anOrder()} products={[tee]} />)

    expect(pictured).toContain('/resize/t/e/tee.svg')
    expect(await show(<OrderPictures order={anOrder()} products={[]} />)).not.toContain('<img')
    expect(await show(<OrderCard order={anOrder()} products={[tee]} />)).toContain('/resize/t/e/tee.svg')
  })
})

describe('OrderList', () => {
  it('shows as many orders at a time as the view is set to', async () => {
    const askedWith = (settings: ViewOverrides) => toQuestion(settingsOfView({ ...aShop('en').view, settings }), 2)
    const total = 41

    expect(askedWith({})).toEqual({ pageSize: 20, currentPage: 2 })
    expect(askedWith({ orderHistoryPageSize: 5 })).toEqual({ pageSize: 5, currentPage: 2 })
    const { pageSize, currentPage } = askedWith({ orderHistoryPageSize: 5 })
    const html = await show(<OrderList orders={[anOrder()]} page={currentPage} total={total} pageSize={pageSize} />)
    expect(html).toContain('Page 2 of 9')
  })

  it('names number, date, status, points, shipping, tax, subtotal and total of each order [ACC-07] [ROUTE-05]', async () => {
    const html = await show(<OrderList orders={[anOrder()]} page={1} total={1} pageSize={20} />)

    for (const label of ['Order number', 'Order date', 'Status', 'Loyalty points', 'Shipping costs', 'Tax', 'Subtotal'])
      expect(html).toContain(`<dt>${label}</dt>`)
    expect(html).toContain('<dt>Grand total</dt><dd>€30.85</dd>')
    expect(html).toContain('100000007')
    expect(html).toContain('Order Processed (shipped)')
    expect(html).toContain('15 November 2026')
    expect(html).toContain('href="/my-account/order/7/"')
  })

  it('turns its pages of twenty [ACC-06]', async () => {
    const html = await show(<OrderList orders={[anOrder()]} page={2} total={41} pageSize={20} />)

    expect(html).toContain('Page 2 of 3')
    expect(html).toContain('href="/?page=1"')
    expect(html).toContain('href="/?page=3"')
    expect(await show(<OrderList orders={[anOrder()]} page={1} total={20} pageSize={20} />)).not.toContain('Page 1')
  })

  it('turns as many at a time as the shop shows [ACC-06]', async () => {
    expect(await show(<OrderList orders={[anOrder()]} page={1} total={41} pageSize={50} />)).not.toContain('Page 1')
  })

  it('invites whoever has ordered nothing yet', async () => {
    expect(await show(<OrderList orders={[]} page={1} total={0} pageSize={20} />)).toContain('No orders yet')
  })
})

const labels = {
  en: {
    ...{ placed: 'Order Placed', pending: 'Pending', processing: 'Processing/Exported', canceled: 'Canceled' },
    ...{ shipped: 'Order Processed (shipped)', returned: 'Order Returned' },
  },
  nl: {
    ...{ placed: 'Bestelling geplaatst', pending: 'In afwachting', processing: 'In behandeling/geëxporteerd' },
    ...{ shipped: 'Bestelling verwerkt (verzonden)', returned: 'Bestelling geretourneerd', canceled: 'Geannuleerd' },
  },
  de: {
    ...{ placed: 'Bestellung aufgegeben', pending: 'Ausstehend', processing: 'In Bearbeitung/exportiert' },
    ...{ shipped: 'Bestellung bearbeitet (versandt)', returned: 'Bestellung zurückgesendet', canceled: 'Storniert' },
  },
}
const everyLabel = Object.entries(labels).flatMap(([code, texts]) =>
  Object.entries(texts).map(([status, label]) => ({ code, status, label })),
)

describe('the status of an order', () => {
  it.each(everyLabel)('$status is "$label" in $code, in the list and on its page [ORD-15]', async (each) => {
    const order = anOrder({ status: each.status })
    const list = await show(<OrderList orders={[order]} page={1} total={1} pageSize={20} />, each.code)
    const page = await show(<OrderDetails order={order} />, each.code)

    for (const html of [list, page]) expect(html).toMatch(inBadge(each.label))
  })

  it('has beside it what else is known', async () => {
    const tracking = { carrier: 'PostNL', number: '3STEST', url: 'https://track.example.com/3S' }
    const shipped = [{ status: 'shipped', created_at: '2026-11-15 09:00:00' }]
    const sent = anOrder({ status_histories: shipped, extension_attributes: { ...more, tracking } })
    const brought = { ...more, tracking, delivered_at: '2026-11-17 09:00:00' }
    const list = (order: Order) => show(<OrderList orders={[order]} page={1} total={1} pageSize={20} />)

    expect(await list(sent)).toContain('Shipped on 15 November 2026 · Parcel 3STEST with PostNL')
    expect(await list({ ...sent, extension_attributes: brought })).toContain('Delivered on 17 November 2026 · Parcel')
    expect(await list(anOrder({ status: 'pending' }))).toContain('Waiting for your payment')
    for (const [status, words] of Object.entries({ returned: 'Received back on', canceled: 'Canceled on' })) {
      const changes = [{ status, created_at: '2026-11-16 09:00:00' }]
      expect(await list(anOrder({ status, status_histories: changes }))).toContain(`${words} 16 November 2026`)
    }
  })
})

/** The label alone, not a word of some other text. */
function inBadge(label: string) {
  const literal = label.replace(/[()]/g, String.raw`\$&`)
  return new RegExp(`<dd><span[^>]*data-tone="[a-z]+"[^>]*>${literal}</span>`)
}

describe('readPage', () => {
  it.each([
    ['3', 3],
    [null, 1],
    ['0', 1],
    ['-2', 1],
    ['1e9', 1],
    ['99999999', 1],
  ])('reads %j as page %i', (text, page) => {
    expect(readPage(text)).toBe(page)
  })
})

describe('OrderDetails', () => {
  it('shows what was ordered, where it went, its invoice and the way back [ROUTE-06]', async () => {
    const html = await show(<OrderDetails order={anOrder()} />)

    expect(html).toContain('Quantity: 2 · Size: 116')
    expect(html).toContain('<span>Rokin 92-3</span>')
    expect(html).toContain('iDEAL')
    expect(html).toContain('Invoice 2026-0001 (PDF)')
    expect(html).toContain('href="/withdraw/?order=100000007"')
    expect(html).toContain('Order again')
  })

  it('says until when it may be sent back, beside the button for that, and afterwards that the time is over', async () => {
    const day = (back: number) => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10)
    const arrived = (back: number) =>
      anOrder({ extension_attributes: { ...more, delivered_at: `${day(back)} 09:00:00` } })
    const late = await show(<OrderDetails order={arrived(30)} />)

    expect(await show(<OrderDetails order={arrived(3)} />)).toMatch(/withdraw.*Returns until/)
    expect(await show(<OrderDetails order={anOrder()} />)).toContain('Returns until 14 days after arrival')
    expect(late).toContain('The time to return this order ended on')
    expect(late).not.toContain('Returns until')
    expect(late).not.toContain('/withdraw/')
    expect(returnUntil(anOrder({ extension_attributes: { ...more, delivered_at: '2026-11-02 09:00:00' } }))).toBe(
      '2026-11-16',
    )
  })

  it('shows how far it has come, when it is expected and the name of its parcel point', async () => {
    const expected = { date: '2026-11-20', from: '14:30', to: '17:00' }
    const way = { delivery_kind: 'service-point', place_name: 'Vonk Haarlem', expected }
    const changes = [{ status: 'processing', created_at: '2026-11-15 09:00:00' }]
    const order = anOrder({
      ...{ status: 'processing', status_histories: changes, shipping_description: 'Parcel point' },
      extension_attributes: { ...more, ...way },
    })
    const html = await show(<OrderDetails order={order} />)

    expect(courseOf(order).map(({ day }) => day)).toEqual(['2026-11-15', '2026-11-15', null, null])
    expect(html).toMatch(/aria-current="step"><b>Being packed/)
    expect(html).toContain('Expected 20 November 2026, 14:30–17:00')
    expect(html).toContain('Vonk Haarlem')
    expect(courseOf(anOrder({ status: 'canceled' }))).toEqual([])
  })

  it('names the day it was promised for until that is over', async () => {
    const promisedIn = (days: number) => {
      const date = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
      const way = { delivery_kind: 'home', expected: { date, from: '', to: '' } }
      return show(<OrderDetails order={anOrder({ extension_attributes: { ...more, ...way } })} />)
    }

    expect(await promisedIn(2)).toMatch(/>Expected \d+ \w+ \d{4}</)
    expect(await promisedIn(-2)).not.toContain('>Expected')
  })

  it('leads to the parcel that is on its way', async () => {
    const tracking = { carrier: 'PostNL', number: '3S', url: 'https://track.example.com/3S' }
    const order = anOrder({ extension_attributes: { ...more, tracking } })

    expect(await show(<OrderDetails order={order} />)).toContain('href="https://track.example.com/3S"')
  })

  it('says when it was withdrawn from, and offers that once only', async () => {
    const order = anOrder({ extension_attributes: { ...more, withdrawn_at: '2026-11-16 10:00:00' } })
    const html = await show(<OrderDetails order={order} />)

    expect(html).toContain('Withdrawn on 16 November 2026')
    expect(html).not.toContain('/withdraw/')
    expect(mayWithdraw(anOrder({ status: 'canceled' }))).toBe(false)
  })

  it('offers another link to who has declared a withdrawal and not chosen the items', async () => {
    const declared = { ...more, withdrawn_at: '2026-11-16 10:00:00', withdrawal_open: true }
    const html = await show(<OrderDetails order={anOrder({ extension_attributes: declared })} />)

    expect(html).toContain('Withdrawn on 16 November 2026')
    expect(html).toContain('nothing is cancelled or paid back')
    expect(html).toContain('href="/withdraw/?order=100000007"')
    expect(mayWithdraw(anOrder({ status: 'canceled', extension_attributes: declared }))).toBe(false)
  })

  it("knows nothing of somebody else's order", async () => {
    expect(await show(<NoOrder />)).toContain('We cannot find this order')
  })
})

describe('an order shown by its link', () => {
  it('says what it is of, how far it has come and until when it may be sent back', async () => {
    const tracking = { carrier: 'PostNL', number: '3S', url: 'https://track.example.com/3S' }
    const expected = { date: '2026-11-20', from: '14:30', to: '17:00' }
    const way = { delivery_kind: 'store', place_name: 'Vonk Haarlem', tracking, expected }
    const order = anOrder({ shipping_description: 'Pick up in store', extension_attributes: { ...more, ...way } })
    const html = await show(<LinkedOrderDetails order={order} />)

    for (const words of ['100000007', 'Quantity: 2 · Size: 116', 'Order Processed (shipped)', 'Vonk Haarlem'])
      expect(html).toContain(words)
    expect(html).toContain('Expected 20 November 2026, 14:30–17:00')
    expect(html).toContain('href="https://track.example.com/3S"')
    expect(html).toMatch(/href="\/withdraw\/\?order=100000007".*Returns until 14 days after arrival/)
  })

  it('has nothing that only its buyer may see or do', async () => {
    const html = await show(<LinkedOrderDetails order={anOrder()} />)

    for (const own of ['Zoë', 'Rokin', 'iDEAL', 'Invoice', 'Order again', 'Loyalty points'])
      expect(html).not.toContain(own)
  })

  it('is no search result, and says the same of every link that leads nowhere', async () => {
    const path = '/mail/order/show/'
    const html = await renderInShop(<LinkedOrderPage />, { shop: aShop('en'), path })

    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).toMatch(/<h1[^>]*>Your order<\/h1>/)
    expect(await show(<NoLinkedOrder />)).toContain('This link does not work (any more)')
  })
})

describe('an order as it is read', () => {
  it('leaves out what is nothing, and shows what pays as taken off', () => {
    expect(sumsOf(anOrder()).map(({ row, cents }) => [row, cents])).toEqual([
      ['subtotal', 3990],
      ['discount', -400],
      ['shipping', 495],
      ['tax', 709],
      ['gift-cards', -1000],
      ['total', 3085],
    ])
  })

  it('hides the parts of a set behind it', () => {
    const part = { ...item, item_id: 2, parent_item_id: 1 }

    expect(itemsOf(anOrder({ items: [item, part] })).map(({ item_id }) => item_id)).toEqual([1])
  })

  it('has its day on the calendar of the shop', () => {
    expect(dayOf('2026-11-14 23:30:00')).toBe('2026-11-15')
    expect(dayOf('2026-11-14 22:30:00')).toBe('2026-11-14')
  })

  it('is not ordered again where nobody sells it, and says what that was', () => {
    expect(additionsOf(itemsOf(anOrder()), [])).toEqual({ additions: [], left: ['Tee'] })
  })
})
