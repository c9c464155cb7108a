import { el, group } from '../illustrator/svg.ts'
import type { Brand } from '../label/index.ts'
import { type Artwork, sheet } from './artwork.ts'
import { drawFrameOf } from './banners/banners.ts'
import { tones, wordmark } from './marks.ts'
import { brands, ink } from './tokens.ts'

const size = { width: 1200, height: 630 }

/** What a shared link shows: a department, and the scene that stands for it. */
const cards: Readonly<Record<Brand, Readonly<Record<string, string>>>> = {
  vonk: {
    home: 'spring',
    girls: 'girls',
    boys: 'boys',
    baby: 'baby',
    new: 'new-in',
    sale: 'sale',
    inspiration: 'autumn',
    'sample-sale': 'sample-sale',
  },
  razz: {
    home: 'street',
    girls: 'girls',
    boys: 'boys',
    all: 'hoodies',
    new: 'sneakers',
    sale: 'sale',
    lookbook: 'denim',
    'sample-sale': 'sample-sale',
  },
}

export const socialCards: readonly Artwork[] = brands.flatMap((brand) =>
  Object.entries(cards[brand]).map(([name, scene]) => ({
    path: `/social/${brand}-${name}.svg`,
    draw: () => drawCard(brand, scene),
  })),
)

/** The scene in the shape networks ask for; where banners leave air for words, a panel is signed. */
function drawCard(brand: Brand, scene: string): string {
  const frame = { width: 1920, height: 1008, isTall: false, place: `social ${brand} ${scene}` }
  const { ground, drawn } = drawFrameOf(brand, scene, frame)
  const isVonk = brand === 'vonk'
  const panel = el('rect', { width: 322, height: size.height, fill: isVonk ? ink.cream : ink.black })
  const name = group(
    { transform: 'translate(40 278) scale(1.8)' },
    wordmark(brand, tones[brand][isVonk ? 'light' : 'dark']),
  )
  return sheet(size, ground, group({ transform: 'scale(0.625)' }, drawn), panel, name)
}
