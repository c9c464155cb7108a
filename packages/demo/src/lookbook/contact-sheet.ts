import sharp from 'sharp'

const tile = { width: 200, height: 248 }

/** Many drawings on one picture, row by row, for looking at them side by side. */
export async function contactSheet(drawings: readonly string[], columns: number): Promise<Buffer> {
  const pictures = await Promise.all(
    drawings.map((svg) => sharp(Buffer.from(svg)).resize(tile.width, tile.height).png().toBuffer()),
  )
  const rows = Math.ceil(drawings.length / columns)
  const paper = { width: columns * tile.width, height: rows * tile.height, channels: 3, background: 'white' } as const
  return sharp({ create: paper })
    .composite(
      pictures.map((input, index) => ({
        input,
        left: (index % columns) * tile.width,
        top: Math.floor(index / columns) * tile.height,
      })),
    )
    .png()
    .toBuffer()
}
