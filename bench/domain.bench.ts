import { aCoupon } from '@vonk/domain/coupons/testing'
import { finalPrice } from '@vonk/domain/pricing'
import { findTaxRate, rateFromPercent } from '@vonk/domain/tax'
import { priceCart } from '@vonk/domain/totals'
import { chooseVariant } from '@vonk/domain/variants'
import { aChild } from '@vonk/domain/variants/testing'
import type { Bench } from './bench.ts'
import { median } from './median.ts'

const rounds = 9
const roundMs = 300

const rules = [
  {
    id: 1,
    productClasses: [2],
    customerClasses: [1],
    rates: ['DE', 'BE', 'NL'].map((country) => ({ rate: rateFromPercent(21), country, regionId: 0, regionName: null })),
  },
]
const products = Array.from({ length: 40 }, (_, index) => ({
  sku: `style-${index}-128`,
  quantity: 1 + (index % 3),
  prices: {
    regular: 1_999 + index * 137,
    special: index % 2 ? { price: 1_499 + index * 100, from: 1, to: null } : null,
    tiers: index % 4 ? [] : [{ groupId: 1, minimumQuantity: 2, price: 1_700 + index * 90 }],
  },
}))
const coupon = aCoupon({ benefit: { kind: 'percent', rate: rateFromPercent(10) } })

/** All a cart goes through: final price, tax rate, coupon, gift card, points, totals. */
function priceForty(now: number) {
  const lines = products.map(({ sku, quantity, prices }) => ({
    sku,
    parentSku: null,
    quantity,
    unitPrice: finalPrice(prices, { now, quantity, groupId: 1, settings: { usePriceTiers: true } }),
    taxRate: findTaxRate(rules, { productClass: 2, group: 1, country: 'NL', region: null }),
  }))
  const shipping = { amount: 495, taxRate: rateFromPercent(21) }
  const tenders = { giftCards: [{ code: 'GIFT', balance: 2_500 }], points: 300 }
  return priceCart({ lines, shipping, payment: null, coupon, tenders }, { pointsPerEuro: 100 }).grandTotal
}

const children = Array.from({ length: 60 }, (_, index) =>
  aChild({
    sku: `style-${index}`,
    id: index,
    stock: { isInStock: index % 7 !== 0 },
    attributes: { color: String(index % 6), size: String(index % 10) },
    price: 1_999 + index,
  }),
)

function chooseAmongSixty(turn: number) {
  const configuration = { color: String(turn % 6), size: String(turn % 10) }
  return chooseVariant(children, { configuration, allowFallback: true, settings: { listOutOfStock: false } })
}

/** What the machine can do at best: forty additions and multiplications, the least any pricing needs. */
function reference(turn: number) {
  let sum = turn
  for (const { quantity, prices } of products) sum += quantity * prices.regular
  return sum
}

export const bench: Bench = {
  about: 'rules per second on one core, beside forty bare multiplications in the same run',
  async run(say) {
    const work = {
      'forty multiplications': reference,
      'price a 40-line cart': priceForty,
      'variant among 60': chooseAmongSixty,
    }
    const rates = new Map<string, number[]>()
    for (let round = 0; round <= rounds; round += 1) {
      say(round === 0 ? 'warming up' : `round ${round} of ${rounds}`)
      for (const [name, run] of Object.entries(work)) {
        const rate = measure(run)
        if (round > 0) rates.set(name, [...(rates.get(name) ?? []), rate])
      }
    }
    const yardstick = median(rates.get('forty multiplications') ?? [])
    return [...rates].map(([name, list]) => ({
      rule: name,
      'per second': Math.round(median(list)),
      best: Math.round(Math.max(...list)),
      'of reference': (median(list) / yardstick).toFixed(4),
    }))
  },
}

/** Processor time, not the clock's: on a shared machine the clock also counts what others do. */
function measure(run: (turn: number) => unknown): number {
  const started = process.cpuUsage()
  const until = performance.now() + roundMs
  let turns = 0
  let last: unknown = null
  while (performance.now() < until) {
    for (let burst = 0; burst < 200; burst += 1) last = run(turns + burst)
    turns += 200
  }
  const { user, system } = process.cpuUsage(started)
  if (last === null) throw new Error('nothing was measured')
  return (turns * 1_000_000) / (user + system)
}
