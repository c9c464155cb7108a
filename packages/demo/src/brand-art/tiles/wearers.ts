import type { Model } from '../../illustrator/index.ts'
import type { Brand, Wearer } from '../../label/index.ts'
import type { Audience, Ware } from '../../words/index.ts'
import { stand } from '../compose.ts'
import { ink } from '../tokens.ts'
import { dressUp, type Wardrobe } from './dress-up.ts'

type Department = Wardrobe & { readonly brand: Brand; readonly audience: Audience | null; readonly place: string }

type Worn = readonly [Ware, ...Ware[]]

/** What each of them would put on: a top, what goes under it and perhaps something over it. */
const looks: Readonly<Record<Exclude<Wearer, 'unisex'>, readonly [Worn, ...Worn[]]>> = {
  girls: [
    ['dress', 'leggings'],
    ['sweater', 'skirt'],
    ['longsleeve', 'dungarees'],
    ['tee', 'jeans', 'cardigan'],
  ],
  boys: [
    ['hoodie', 'joggers'],
    ['sweater', 'jeans'],
    ['tee', 'chino', 'jacket'],
    ['shirt', 'jeans'],
  ],
  baby: [['romper'], ['longsleeve', 'dungarees'], ['sweater', 'joggers'], ['longsleeve', 'joggers']],
}

/** Who a department is for, in clothes of that department; what is for everyone is shown by two friends. */
export function drawWearers(department: Department): string {
  const { audience, brand } = department
  const height = brand === 'razz' ? 640 : audience === 'baby' ? 520 : 600
  const seat = { x: 300, floor: audience === 'baby' ? 660 : 692, height }
  if (!isForAll(audience)) return drawOne(department, audience, seat)
  const pair = { floor: 690, height: height - 30 }
  return (
    drawOne(department, 'boys', { ...pair, x: 416, height: pair.height + 14 }) +
    drawOne(department, 'girls', { ...pair, x: 190, floor: pair.floor + 8 })
  )
}

/** Nobody's alone. */
export const isForAll = (audience: Audience | null): audience is Exclude<Audience, keyof typeof looks> | null =>
  audience !== 'girls' && audience !== 'boys' && audience !== 'baby'

type Seat = { readonly x: number; readonly floor: number; readonly height: number }

function drawOne({ brand, place, ...wardrobe }: Department, wearer: keyof typeof looks, seat: Seat): string {
  const [top, bottom, over] = wardrobe.random.pick(looks[wearer])
  const model: Omit<Model, 'place'> = {
    brand,
    wearer,
    // One of them speaks: what is worn over the others, or else the top.
    top: dressUp(wardrobe, top, over ? 0 : 1),
    ...(bottom && { bottom: dressUp(wardrobe, bottom, 2) }),
    ...(over && { over: dressUp(wardrobe, over, 1) }),
    shoes: brand === 'vonk' ? ink.paper : ink.white,
  }
  return stand(model, seat, `for ${place} ${wearer}`)
}
