import { customerGroups } from '@vonk/commerce/customers'
import type { Cents } from '@vonk/domain/money'
import { DAY } from '../../catalogue/calendar.ts'
import type { DemoSellable } from '../../catalogue/demo-catalogue.ts'
import type { Dice } from '../../catalogue/dice.ts'
import { reduce } from '../../catalogue/range/price-style.ts'
import type { Brand } from '../../label/index.ts'
import type { Assortment } from './create-assortment.ts'
import type { OrderPlan } from './plan-orders.ts'

export type Picked = { readonly sellable: DemoSellable; readonly quantity: number; readonly unitPrice: Cents }

export type Visit = { readonly plan: OrderPlan; readonly brand: Brand; readonly now: number }

/** What a gift card of docs/demo.md must still have left after a small order. */
const small = 9_000
/** Percent off for shops, as the catalogue has it. */
const wholesale = 40

/** What someone puts into the cart on a visit. */
export function fillCart({ plan, brand, now }: Visit, assortment: Assortment, dice: Dice): readonly Picked[] {
  const isTrade = plan.shopper.groupId === customerGroups.wholesale
  const priced = (sellable: DemoSellable, quantity: number): Picked => ({
    sellable,
    quantity,
    unitPrice: isTrade ? tradePrice(sellable) : priceThen(sellable, plan.placedAt, now),
  })
  const choice = { brand, ages: plan.shopper.ages }
  if (plan.isSmall) {
    return assortment.pickGoods({ ...choice, below: small }, 1, dice).map((sellable) => priced(sellable, 1))
  }
  const virtual = !isTrade && dice.chance(0.07) ? assortment.pickVirtual(brand, dice) : null
  if (virtual && dice.chance(0.6)) return [priced(virtual, 1)]

  const count = isTrade ? dice.between(4, 6) : Number(dice.weigh(counts))
  const goods = assortment.pickGoods(choice, count, dice)
  const lines = goods.map((sellable) => priced(sellable, isTrade ? dice.between(2, 6) : piecesOf(sellable, dice)))
  return virtual && lines.length < 6 ? [...lines, priced(virtual, 1)] : lines
}

const counts = { '1': 30, '2': 27, '3': 20, '4': 12, '5': 7, '6': 4 }

function tradePrice({ regularPrice, brand }: DemoSellable): Cents {
  return reduce(regularPrice, { percent: wholesale, brand })
}

/** Prices of today hold for a week back; before that nothing was reduced. */
function priceThen({ price, regularPrice }: DemoSellable, placedAt: number, now: number): Cents {
  return now - placedAt < 7 * DAY ? price : regularPrice
}

function piecesOf({ garment }: DemoSellable, dice: Dice): number {
  if (garment === 'socks') return dice.between(1, 4)
  return dice.chance(0.12) ? 2 : 1
}
