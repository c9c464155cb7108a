import type { DemoSellable } from '../catalogue/demo-catalogue.ts'
import { colours, type GarmentType, garmentTypes } from '../label/index.ts'
import type { Audience } from '../words/index.ts'

const runs: Partial<Record<GarmentType, readonly (string | null)[]>> = {
  sneaker: ['EU 28', 'EU 29', 'EU 30'],
  socks: ['23–26', '27–30'],
  beanie: ['50 cm', '52 cm'],
  cap: ['50 cm', '52 cm'],
  bag: [null],
}
const heights: Partial<Record<Audience, readonly string[]>> = { baby: ['62', '68', '74'], teens: ['S', 'M', 'L'] }
const audiences: readonly Audience[] = ['girls', 'boys', 'baby', 'unisex']

type Page = { id: number; garment: GarmentType; audience: Audience; changes?: Partial<DemoSellable> }

/** A product in its sizes. */
export function aPage({ id, garment, audience, changes = {} }: Page): DemoSellable[] {
  const sizes = runs[garment] ?? heights[audience] ?? ['104', '110', '116']
  return sizes.map((size, index) => ({
    productId: id * 10 + index,
    sku: `T${id}-${index}`,
    parentSku: `T${id}`,
    parentId: id,
    type: 'simple',
    brand: audience === 'teens' ? 'razz' : 'vonk',
    garment,
    audience,
    name: { nl: `Ding ${id}`, de: `Ding ${id}`, en: `Thing ${id}` },
    size,
    colour: colours[id % colours.length]?.id ?? null,
    image: '/t.svg',
    price: 2999 as DemoSellable['price'], // A test price; cents are branded.
    regularPrice: 2999 as DemoSellable['price'], // As above.
    taxClassId: 2,
    quantity: 3,
    isListed: true,
    ...changes,
  }))
}

/** Every garment for everybody, a few pages of each. */
export function aRange(pagesEach: number): DemoSellable[] {
  const rows = garmentTypes.flatMap((garment) =>
    [...audiences, 'teens' as const].map((audience) => ({ garment, audience })),
  )
  return Array.from({ length: pagesEach }, () => rows)
    .flat()
    .flatMap((row, index) => aPage({ id: index + 1, ...row }))
}
