import type { DemoSellable } from '../../catalogue/demo-catalogue.ts'
import type { Dice } from '../../catalogue/dice.ts'
import type { Brand } from '../../label/index.ts'

export type Choice = {
  readonly brand: Brand
  /** Of the children it must fit; none where anything does. */
  readonly ages: readonly number[]
  readonly below?: number
}

export type Assortment = {
  /** So many things to wear, each of another page; fewer where there are not as many. */
  readonly pickGoods: (choice: Choice, count: number, dice: Dice) => readonly DemoSellable[]
  /** A gift card or something to download; null where the brand has none. */
  readonly pickVirtual: (brand: Brand, dice: Dice) => DemoSellable | null
}

/** How often someone reaches for something else before taking what does not fit, or leaving it. */
const patience = 200

/** What the shop has to sell, sorted for those who pick from it. Reaching in is as quick in a large shop as in a small one. */
export function createAssortment(sellables: readonly DemoSellable[]): Assortment {
  const listed = sellables.filter(({ isListed, price }) => isListed && price > 0)
  const goods = byBrand(listed.filter(({ type }) => type === 'simple'))
  const virtual = byBrand(listed.filter(({ type }) => type !== 'simple'))
  return {
    pickGoods({ brand, ages, below = Number.POSITIVE_INFINITY }, count, dice) {
      const picked = new Map<string, DemoSellable>()
      for (let attempt = 0; attempt < patience && picked.size < count; attempt += 1) {
        const found = dice.pick(goods[brand])
        const isFine = fits(found, ages) || (picked.size === 0 && attempt > patience / 2)
        if (isFine && found.regularPrice < below && !picked.has(found.parentSku)) picked.set(found.parentSku, found)
      }
      return [...picked.values()]
    },
    pickVirtual: (brand, dice) => (virtual[brand].length > 0 ? dice.pick(virtual[brand]) : null),
  }
}

export function byBrand(sellables: readonly DemoSellable[]): Readonly<Record<Brand, readonly DemoSellable[]>> {
  const of = (wanted: Brand) => sellables.filter(({ brand }) => brand === wanted)
  return { vonk: of('vonk'), razz: of('razz') }
}

/** Sizes that are centimetres fit one age or two; what is not measured so fits anybody. */
function fits({ size }: DemoSellable, ages: readonly number[]): boolean {
  const height = Number(size?.match(/^\d+/)?.[0])
  if (ages.length === 0 || !(height >= 50)) return true
  return ages.some((age) => Math.abs(height - heightAt(age)) <= 8)
}

function heightAt(age: number): number {
  return age === 0 ? 64 : 76 + 6.5 * age
}
