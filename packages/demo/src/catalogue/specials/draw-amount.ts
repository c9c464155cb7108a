import { el, group } from '../../illustrator/svg.ts'

type Glyph = readonly [outline: string, width: number]

/** Drawn, since whoever rasterises a picture may have no letters: strokes of 40 high. */
const glyphs: Readonly<Record<string, Glyph>> = {
  '€': ['M23 9C21 6 18.5 4 15.5 4C9 4 6 11 6 20S9 36 15.5 36C18.5 36 21 34 23 31M1 15.5H17M1 24.5H17', 38],
  '0': ['M12 4C5.5 4 4 11 4 20S5.5 36 12 36 20 29 20 20 18.5 4 12 4Z', 30],
  '1': ['M4 11 12 4V36', 24],
  '2': ['M4 13C4 7.5 7 4 12 4S20 7.5 20 12.5C20 20 5 26 4 36H21', 31],
  '3': ['M4 9C5.5 6 8 4 12 4C17 4 20 7 20 11.5S17 19 11 19C17 19 21 22 21 27.5S17 36 12 36C8 36 5 34 3.5 30.5', 31],
  '4': ['M16 36V4L3 27H22', 31],
  '5': ['M19 4H6.5L5 18C7 16.2 9 15.5 12 15.5C17 15.5 20.5 19.5 20.5 25.5S17 36 11.5 36C8 36 5 34.5 3.5 31.5', 31],
  '6': ['M16 4C9 9 4 16 4 25C4 32 7.5 36 12.5 36S21 32 21 26.5 17.5 17.5 12.5 17.5 4.5 21 4 25', 31],
  '7': ['M3 4H21L10 36', 29],
  '8': [
    'M12 19C7.5 19 4.5 16 4.5 11.5S7.5 4 12 4 19.5 7 19.5 11.5 16.5 19 12 19ZM12 19C7 19 3.5 22.5 3.5 27.5S7 36 12 36 20.5 32.5 20.5 27.5 17 19 12 19Z',
    31,
  ],
  '9': ['M8 36C15 31 20 24 20 15C20 8 16.5 4 11.5 4S3 8 3 13.5 6.5 22.5 11.5 22.5 19.5 19 20 15', 31],
  /** A line on which the amount is still to be written. */
  _: ['M2 36H64', 66],
}

export type Lettering = {
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly colour: string
  readonly isRound: boolean
}

/** An amount in whole euros, or room for one. */
export function drawAmount(euros: number | null, { x, y, scale, colour, isRound }: Lettering): string {
  let left = 0
  const written = [...`€${euros ?? '_'}`].map((character) => {
    const [d, width] = glyphs[character] ?? ['', 0]
    const glyph = el('path', { d, transform: `translate(${left} 0)` })
    left += width
    return glyph
  })
  const pen = isRound ? ({ 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const) : {}
  return group(
    {
      transform: `translate(${x} ${y}) scale(${scale})`,
      fill: 'none',
      stroke: colour,
      'stroke-width': isRound ? 7 : 8,
      ...pen,
    },
    ...written,
  )
}
