import type { Brand, GarmentType, Wearer } from '../label/index.ts'
import { cutOut } from './draw-garment.ts'
import { drawModel, type Model, type Piece } from './draw-model.ts'
import { statureOf } from './people/index.ts'
import { prepare } from './prepare.ts'
import { el, group } from './svg.ts'
import { background } from './views/background.ts'
import { place, studio, wholeFigure } from './views/worn.ts'

/** Several pieces in one picture: worn together by somebody, or laid side by side. */
export type OutfitPicture = {
  readonly arrangement: 'worn' | 'laid'
  readonly pieces: readonly [Piece, ...Piece[]]
  readonly brand: Brand
  readonly wearer: Wearer
  readonly seed: number
}

type Role = 'top' | 'bottom' | 'over' | 'shoes' | 'socks' | 'hat' | 'bag'

const roles: Readonly<Partial<Record<GarmentType, Role>>> = {
  cardigan: 'over',
  jacket: 'over',
  'winter-coat': 'over',
  jeans: 'bottom',
  joggers: 'bottom',
  chino: 'bottom',
  shorts: 'bottom',
  skirt: 'bottom',
  dungarees: 'bottom',
  leggings: 'bottom',
  beanie: 'hat',
  cap: 'hat',
  socks: 'socks',
  sneaker: 'shoes',
  bag: 'bag',
}

export function drawOutfit(picture: OutfitPicture): string {
  const { brand, pieces } = picture
  const ground = prepare({ ...pieces[0], brand, view: 'worn' }, `ground ${picture.seed}`)
  const body = picture.arrangement === 'worn' ? drawTogether(picture) : background(ground.paint) + layOut(picture)
  return el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 600 744', width: 600, height: 744 },
    picture.arrangement === 'worn' ? studio(ground.paint) : '',
    body,
  )
}

/** From head to toe, in everything the outfit holds. */
function drawTogether({ pieces, brand, wearer, seed }: OutfitPicture): string {
  const worn: Partial<Record<Role, Piece>> = {}
  for (const piece of pieces) worn[roles[piece.garment] ?? 'top'] = piece
  const { top = pieces[0], over, ...rest } = worn
  const model: Model = {
    ...rest,
    brand,
    wearer,
    place: `outfit ${brand} ${seed}`,
    // Without anything under it a cardigan is buttoned up.
    ...(worn.top && over ? { top, over } : { top: over ?? top }),
  }
  const { crown, floor, head } = statureOf({ brand, wearer })
  // A hat stands higher than hair, and the larger the head the more.
  const air = worn.hat ? Math.round((wearer === 'baby' ? 88 : 108) * head) : 0
  return group({ transform: place(wholeFigure({ top: crown - air, floor: floor + 10 })) }, drawModel(model))
}

type Seat = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly turn: number
}

const tall: readonly GarmentType[] = ['jeans', 'joggers', 'chino', 'leggings', 'dungarees', 'shorts', 'skirt']
const little: readonly GarmentType[] = ['beanie', 'cap', 'socks', 'sneaker', 'bag']

const seats = {
  long: { x: 446, y: 400, width: 262, height: 580, turn: 3 },
  alone: { x: 208, y: 336, width: 372, height: 470, turn: -4 },
  whole: { x: 250, y: 338, width: 450, height: 580, turn: -3 },
  beside: { x: 472, y: 594, width: 200, height: 220, turn: 8 },
} as const satisfies Record<string, Seat>

/** What is long lies on the right, the others on the left, one below the other, the small ones last. */
function layOut({ pieces, brand, seed }: OutfitPicture): string {
  const long = pieces.find(({ garment }) => tall.includes(garment))
  const others = pieces.filter((piece) => piece !== long).toSorted((one, two) => sizeOf(two) - sizeOf(one))
  const laid: readonly (readonly [Piece, Seat])[] = long ? [[long, seats.long], ...column(others)] : table(others)
  return laid.map(([piece, seat], index) => layAt({ piece, brand, name: `${seed} ${index}` }, seat)).join('')
}

const isLittle = ({ garment }: Piece): boolean => little.includes(garment)
const sizeOf = (piece: Piece): number => (isLittle(piece) ? 1 : 1.5)

const table = (pieces: readonly Piece[]) =>
  pieces.map((piece) => [piece, isLittle(piece) ? seats.beside : seats.whole] as const)

function column(pieces: readonly Piece[]): readonly (readonly [Piece, Seat])[] {
  const [only] = pieces
  if (only && pieces.length === 1 && !isLittle(only)) return [[only, seats.alone]]
  const unit = 664 / pieces.reduce((sum, piece) => sum + sizeOf(piece), 0)
  let top = 40
  return pieces.map((piece, index) => {
    const row = sizeOf(piece) * unit
    top += row
    const size = isLittle(piece) ? { width: 216, height: Math.min(220, row - 16) } : { width: 352, height: row - 16 }
    return [piece, { x: isLittle(piece) ? 186 : 200, y: Math.round(top - row / 2), turn: index % 2 ? 5 : -4, ...size }]
  })
}

type Laid = { readonly piece: Piece; readonly brand: Brand; readonly name: string }

function layAt({ piece, brand, name }: Laid, { x, y, width, height, turn }: Seat): string {
  const { markup, box } = cutOut({ ...piece, brand }, `laid ${name}`)
  const scale = Math.round(Math.min(width / box.width, height / box.height) * 1000) / 1000
  const middle = { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) }
  return group(
    { transform: `translate(${x} ${y}) rotate(${turn}) scale(${scale}) translate(${-middle.x} ${-middle.y})` },
    markup,
  )
}
