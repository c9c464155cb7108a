import { createRandom, hash, type Random } from '../../illustrator/random.ts'
import { el } from '../../illustrator/svg.ts'
import type { Brand } from '../../label/index.ts'
import { type CategoryWords, categoryTreeOf, type Ware } from '../../words/index.ts'
import { type Artwork, pathOf, sheet } from '../artwork.ts'
import { lay } from '../compose.ts'
import { bolt, spark } from '../marks.ts'
import { halftone } from '../raster.ts'
import { book, tag } from '../things.ts'
import { brands, ink } from '../tokens.ts'
import { dressUp, type Palette, paletteOf } from './dress-up.ts'
import { drawWearers, isForAll } from './wearers.ts'

/** What a tile must know of a category. */
export type TileCategory = Pick<CategoryWords, 'code' | 'audience' | 'wares' | 'specials'> & { readonly brand: Brand }

const size = { width: 600, height: 744 }

/** Every category of both brands and their sample sales. */
export const allCategories = (): readonly TileCategory[] =>
  brands.flatMap((brand) =>
    [false, true].flatMap((isSampleSale) =>
      categoryTreeOf(brand, { isSampleSale })
        .flatMap(flat)
        .map((category) => ({ ...category, brand })),
    ),
  )

const flat = (category: CategoryWords): readonly CategoryWords[] => [category, ...category.children.flatMap(flat)]

export const tilesOf = (categories: readonly TileCategory[]): readonly Artwork[] =>
  categories.map((category) => ({
    path: pathOf('category', size, `${category.brand}-${category.code}`),
    draw: () => drawTile(category),
  }))

const isLoud = (code: string) => /(^|-)sale|^sample/.test(code)

function drawTile(category: TileCategory): string {
  const { brand, code, audience, wares, specials } = category
  const random = createRandom(hash(`tile ${brand} ${code}`))
  const palette = isLoud(code) ? paletteOnSale(brand, audience) : paletteOf(brand, audience)
  const paper = random.pick(palette.papers)
  const place = `tile ${brand} ${code}`
  return sheet(
    size,
    paper,
    backdrop(brand, paper, random),
    things({ brand, audience, palette, random, place, wares, specials, isLoud: isLoud(code) }),
  )
}

const salePapers = { vonk: ink.spark, razz: ink.pink } as const
const lostOnSale: readonly string[] = ['coral', 'fuchsia']

/** Everything on the loud paper but what has its colour. */
function paletteOnSale(brand: Brand, audience: TileCategory['audience']): Palette {
  const { dyes, accents } = paletteOf(brand, audience)
  return { papers: [salePapers[brand]], dyes: dyes.filter((dye) => !lostOnSale.includes(dye)), accents }
}

/** A disc of light for Vonk, raster for Razz. */
function backdrop(brand: Brand, paper: string, random: Random): string {
  if (brand === 'razz') {
    const dots = paper === ink.lime ? ink.limeDeep : paper === ink.fog ? ink.steel : ink.pink
    return halftone(
      size,
      { x: 0, y: 24, size: Math.round(random.between(300, 520)) },
      paper === ink.pink ? ink.pinkLight : dots,
      26,
    )
  }
  const x = Math.round(random.between(240, 360))
  return el('circle', { cx: x, cy: 400, r: 264, fill: ink.paper, 'fill-opacity': paper === ink.spark ? 0.24 : 0.5 })
}

type Stage = {
  readonly brand: Brand
  readonly audience: TileCategory['audience']
  readonly palette: Palette
  readonly random: Random
  readonly place: string
  readonly wares: readonly Ware[]
  readonly specials: TileCategory['specials']
  readonly isLoud: boolean
}

/** A few wares lie beside each other; a whole department is worn; a page without wares shows what it tells about. */
function things(stage: Stage): string {
  const { brand, wares, isLoud: isSale, place, audience } = stage
  const mark = brand === 'vonk' ? ink.sun : ink.black
  // Between the heads of two, else beside the one.
  const spot = wares.length > 8 && isForAll(audience) ? { x: 306, y: 118, scale: 0.66 } : { x: 94, y: 168, scale: 0.86 }
  const sign = isSale ? tag({ ...spot, turn: -14 }, mark, brand === 'vonk' ? ink.night : ink.lime) : ''
  if (wares.length === 0) return story(stage)
  if (wares.length > 8) return drawWearers(stage) + sign
  const three = Array.from({ length: 3 }, (_, index) => wares[index % wares.length] ?? 'tee')
  const seats = seatsFor(three)
  const laid = seats.map((seat, index) =>
    lay(brand, dressUp(stage, three[index] ?? 'tee', index), { ...seat, isAlone: true }, `${place} ${index}`),
  )
  return laid.join('') + sign
}

type Seat = { readonly x: number; readonly y: number; readonly size: number; readonly turn: number }

const broad: readonly Ware[] = ['dress', 'winter-coat', 'pyjamas', 'romper']
const long: readonly Ware[] = ['jeans', 'joggers', 'chino', 'leggings', 'dungarees', 'swimwear']
const small: readonly Ware[] = ['beanie', 'cap', 'socks', 'sneaker', 'bag']

function seatsFor(wares: readonly Ware[]): readonly [Seat, Seat, Seat] {
  if (wares.every((ware) => broad.includes(ware)))
    return [
      { x: 186, y: 262, size: 372, turn: -8 },
      { x: 416, y: 274, size: 372, turn: 8 },
      { x: 302, y: 486, size: 430, turn: 1 },
    ]
  if (wares.every((ware) => long.includes(ware)))
    return [
      { x: 172, y: 350, size: 470, turn: -8 },
      { x: 430, y: 356, size: 470, turn: 8 },
      { x: 302, y: 424, size: 520, turn: 1 },
    ]
  if (wares.every((ware) => small.includes(ware)))
    return [
      { x: 210, y: 226, size: 300, turn: -10 },
      { x: 404, y: 392, size: 310, turn: 8 },
      { x: 206, y: 556, size: 300, turn: -5 },
    ]
  return [
    { x: 212, y: 224, size: 370, turn: -10 },
    { x: 396, y: 356, size: 380, turn: 8 },
    { x: 226, y: 524, size: 390, turn: -4 },
  ]
}

/** Pages of words and gifts: books, cards and the brand's own mark. */
function story({ brand, specials, palette, random, place }: Stage): string {
  const mark =
    brand === 'vonk'
      ? spark({ x: 452, y: 190, scale: 1.5, turn: 10 }, ink.spark)
      : bolt({ x: 452, y: 190, scale: 1.4 }, ink.black)
  if (specials.includes('gift-card')) return gifts(brand) + mark
  if (specials.includes('outfit')) {
    return drawWearers({ brand, audience: null, palette, random, place })
  }
  const first = lay(brand, dressUp({ palette, random }, 'sweater', 0), { x: 260, y: 470, size: 400, turn: -8 }, place)
  return first + book({ x: 176, y: 210, scale: 1.3, turn: -10 }, brand === 'vonk' ? ink.night : ink.pink) + mark
}

/** A parcel with a ribbon and a card. */
function gifts(brand: Brand): string {
  const [box, ribbon, dark] = brand === 'vonk' ? [ink.spark, ink.sun, ink.sparkDeep] : [ink.black, ink.pink, ink.coal]
  return (
    el('rect', {
      x: 138,
      y: 352,
      width: 330,
      height: 290,
      rx: brand === 'vonk' ? 16 : 0,
      fill: ink.night,
      'fill-opacity': 0.14,
    }) +
    el('rect', { x: 126, y: 340, width: 330, height: 290, rx: brand === 'vonk' ? 16 : 0, fill: box }) +
    el('rect', { x: 108, y: 300, width: 366, height: 86, rx: brand === 'vonk' ? 14 : 0, fill: dark }) +
    el('path', { d: 'M266 300H316V630H266Z', fill: ribbon }) +
    el('path', {
      d: 'M290 300C220 300 180 210 236 200C280 194 292 260 291 300C290 260 302 194 346 200C402 210 362 300 290 300Z',
      fill: 'none',
      stroke: ribbon,
      'stroke-width': 26,
      'stroke-linejoin': 'round',
    }) +
    tag({ x: 480, y: 560, scale: 0.9, turn: 14 }, ink.paper, ink.night)
  )
}
