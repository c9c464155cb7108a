import type { OutfitPicture, Piece } from '../../illustrator/index.ts'
import type { Brand, Wearer } from '../../label/index.ts'
import { describePicture, type Translated } from '../../words/index.ts'
import { text } from '../../words/text.ts'
import type { Article } from '../range/article.ts'
import { isPrint } from '../range/style.ts'
import type { Wordbook } from '../range/write-articles.ts'
import type { SpecialProduct } from './special-product.ts'

type Arrangement = OutfitPicture['arrangement']

type Group = {
  readonly sku: string
  readonly brand: Brand
  readonly wearer: Wearer
  readonly seed: number
  readonly pieces: readonly Article[]
}

type Telling = { readonly name: Translated; readonly book: Wordbook; readonly arrangements: readonly Arrangement[] }

const shown: Readonly<Record<Arrangement, Translated>> = {
  worn: text('gedragen', 'getragen', 'worn'),
  laid: text('alles naast elkaar', 'alles nebeneinander', 'everything side by side'),
}

/** All pieces together, as an outfit on somebody or laid side by side, and then each of them. */
export function picturesOf(
  { sku, pieces, ...look }: Group,
  { name, book, arrangements }: Telling,
): Pick<SpecialProduct, 'pictures' | 'drawings'> {
  const [first, ...others] = pieces.map(pieceOf)
  if (!first) throw new Error(`${sku} has no pieces`)
  const folder = look.brand === 'vonk' ? '/v/k' : '/r/z'
  const together = arrangements.map((arrangement) => ({
    path: `${folder}/${sku.toLowerCase()}-${arrangement}.svg`,
    shows: describeTogether(name, arrangement),
    picture: { ...look, arrangement, pieces: [first, ...others] } satisfies OutfitPicture,
  }))
  const apart = pieces.map((piece) => ({
    path: `${piece.drawnAs}-front.svg`,
    shows: describePicture({ name: book(piece).name, colour: piece.colour, garment: piece.style.garment }, 'front'),
  }))
  return {
    pictures: [...together.map(({ path, shows }) => ({ path, shows })), ...apart],
    drawings: together.map(({ path, picture }) => ({ path, picture })),
  }
}

function pieceOf({ style, colour, accent }: Article): Piece {
  const { garment, fabric, look, number: seed } = style
  const motif = isPrint(look) ? { print: look } : { pattern: look }
  return { garment, fabric, seed, colour: colour.hex, accent: accent.hex, ...motif }
}

function describeTogether(name: Translated, arrangement: Arrangement): Translated {
  const { nl, de, en } = shown[arrangement]
  return text(`${name.nl}, ${nl}`, `${name.de}, ${de}`, `${name.en}, ${en}`)
}
