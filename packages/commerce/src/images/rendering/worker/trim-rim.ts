import sharp, { type OutputInfo, type Sharp } from 'sharp'

type Drawn = { readonly data: Buffer; readonly info: OutputInfo }

/** A drawing that ends between two pixels has a half-transparent rim: an opaque one goes without it. */
export function trimRim({ data, info }: Drawn): Sharp {
  const pixels = sharp(data, { raw: info })
  if (isOpaque({ data, info }, 0)) return pixels.removeAlpha()
  if (!isOpaque({ data, info }, 1)) return pixels
  return pixels.extract({ left: 1, top: 1, width: info.width - 2, height: info.height - 2 }).removeAlpha()
}

function isOpaque({ data, info: { width, height } }: Drawn, inset: number): boolean {
  for (let y = inset; y < height - inset; y += 1) {
    const end = (y * width + width - inset) * 4
    for (let alpha = (y * width + inset) * 4 + 3; alpha < end; alpha += 4) if (data[alpha] !== 255) return false
  }
  return true
}
