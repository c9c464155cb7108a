import { gunzipSync } from 'node:zlib'
import { err, ok, type Result } from '@vonk/domain/result'
import sharp, { type OutputInfo, type Sharp } from 'sharp'
import { largestWidth, type PictureSize, standardBox } from '../../request/picture-size.ts'
import { type Canvas, type CanvasRefusal, checkSize, MOST_PIXELS } from './canvas.ts'

const LONGEST_DRAWING = 30_000_000
const POINTS_PER_INCH = 72
/** The rim may be lost to rounding. */
const RIM = 2

type Master = Canvas & { readonly scale: 'standard' | 'large' }

/** Draws at one of two scales: one for every size of a product, the other for a whole page's width. */
export async function drawMaster(file: Buffer, size: PictureSize): Promise<Result<Master, CanvasRefusal>> {
  // From memory a drawing has no folder to load its neighbours from.
  const svg = unzip(file)
  const { format, width, height } = await sharp(svg, { limitInputPixels: false }).metadata()
  if (format !== 'svg') return err({ code: 'picture-broken', detail: `${format} where a drawing was expected` })

  const standard = Math.max(standardBox.width / width, standardBox.height / height)
  const isStandard = size.height > 0 || size.width <= width * standard
  const scale = isStandard ? standard : largestWidth / width
  const checked = checkSize({ width: width * scale, height: height * scale })
  if (!checked.ok) return checked
  const drawn = await draw(
    svg,
    scale === 1 ? 1 : scale * (1 + RIM / Math.min(checked.value.width, checked.value.height)),
  )
  return ok({ ...drawn, scale: isStandard ? 'standard' : 'large' })
}

async function draw(svg: Buffer, scale: number): Promise<Canvas> {
  const options = { density: POINTS_PER_INCH * scale, limitInputPixels: MOST_PIXELS * 1.1 }
  const drawn = await sharp(svg, options).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  // Level 2 takes 7 ms and 200 kB for a garment; WebP without loss takes four times as long to write.
  const png = trimRim(drawn).png({ compressionLevel: 2 })
  const { data, info } = await png.toBuffer({ resolveWithObject: true })
  return { bytes: data, width: info.width, height: info.height }
}

function unzip(file: Buffer): Buffer {
  const isZipped = file[0] === 0x1f && file[1] === 0x8b
  return isZipped ? gunzipSync(file, { maxOutputLength: LONGEST_DRAWING }) : file
}

type Drawn = { readonly data: Buffer; readonly info: OutputInfo }

/** A drawing that ends between two pixels has a half-transparent rim: an opaque one goes without it. */
function trimRim({ data, info }: Drawn): Sharp {
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
