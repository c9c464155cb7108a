import sharp, { type Sharp } from 'sharp'
import { isPlaceholder, type PictureSize } from '../../request/picture-size.ts'
import { type Canvas, MOST_PIXELS } from './canvas.ts'
import { hasCalmEdges } from './has-calm-edges.ts'

/** Up to this difference in shape a little is cut off rather than added. */
const SAME_SHAPE = 0.03
const PLACEHOLDER_BLUR = 2

/** Brings a picture to a size without cutting into what it shows, if that can be done unseen. */
export async function framePicture(canvas: Canvas, size: PictureSize): Promise<Sharp> {
  const open = () => sharp(canvas.bytes, { limitInputPixels: MOST_PIXELS * 1.1 }).autoOrient()
  if (size.height === 0) {
    const scaled = open().resize(size.width, null, { withoutEnlargement: true })
    return isPlaceholder(size) ? scaled.blur(PLACEHOLDER_BLUR) : scaled
  }
  const across = canvas.width / size.width
  const down = canvas.height / size.height
  const cover = shrink(size, Math.min(across, down))
  if (Math.abs(Math.log(across / down)) < SAME_SHAPE) return open().resize(cover)

  const box = shrink(size, Math.max(across, down))
  const inside = open()
    .resize({ ...box, fit: 'inside' })
    .toColourspace('srgb')
    .raw()
  const whole = await inside.toBuffer({ resolveWithObject: true })
  if (!hasCalmEdges(whole, across < down ? 'sides' : 'ends')) return open().resize(cover)
  return extend(sharp(whole.data, { raw: whole.info }), whole.info, box)
}

/** A picture smaller than the box gets a smaller box of the same shape: the browser enlarges for nothing. */
function shrink({ width, height }: PictureSize, scale: number): PictureSize {
  const factor = Math.min(1, scale)
  return { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) }
}

/** The ground goes on where the picture ends. */
function extend(picture: Sharp, { width, height }: PictureSize, box: PictureSize): Sharp {
  const left = Math.floor((box.width - width) / 2)
  const top = Math.floor((box.height - height) / 2)
  const right = box.width - width - left
  const bottom = box.height - height - top
  return picture.extend({ left, top, right, bottom, extendWith: 'copy' })
}
