import sharp from 'sharp'

type Tile = { readonly width: number; readonly height: number }

const portrait: Tile = { width: 200, height: 248 }

/** Many drawings on one picture, row by row, for looking at them side by side. */
export async function contactSheet(
  drawings: readonly string[],
  columns: number,
  { width, height }: Tile = portrait,
): Promise<Buffer> {
  const pictures = await Promise.all(drawings.map((svg) => fitted(svg, { width, height })))
  const rows = Math.ceil(drawings.length / columns)
  const paper = {
    width: columns * width,
    height: Math.max(1, rows) * height,
    channels: 3,
    background: '#9a9a9f',
  } as const
  return sharp({ create: paper })
    .composite(
      pictures.map((input, index) => ({
        input,
        left: (index % columns) * width,
        top: Math.floor(index / columns) * height,
      })),
    )
    .png()
    .toBuffer()
}

/** Whole, however its shape; what is see-through lies on grey. */
function fitted(svg: string, { width, height }: Tile): Promise<Buffer> {
  return sharp(Buffer.from(svg))
    .resize(width, height, { fit: 'contain', background: '#9a9a9f' })
    .flatten({ background: '#9a9a9f' })
    .png()
    .toBuffer()
}
