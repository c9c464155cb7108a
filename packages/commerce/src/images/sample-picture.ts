import { type ObjectStore, StoreUnavailable } from '@vonk/platform/objects'
import sharp from 'sharp'
import { createSourceFinder } from './request/find-source.ts'

type Sampled = {
  readonly columns: number
  readonly rows: number
  /** Row by row. */
  readonly points: readonly (readonly [red: number, green: number, blue: number])[]
}

// As wide as a banner is beside its height; few enough points to look at each.
const [columns, rows] = [48, 24]

/** What a picture of the media looks like, told by a few of its points; null for one that is not there, cannot be had or not be read. */
export async function samplePicture(media: ObjectStore, filename: string): Promise<Sampled | null> {
  const picture = await findBytes(media, filename.replace(/^\//, ''))
  if (!picture) return null
  try {
    const image = sharp(picture).resize(columns, rows, { fit: 'cover' }).flatten({ background: 'white' })
    const bytes = await image.toColourspace('srgb').raw().toBuffer()
    const points = Array.from({ length: columns * rows }, (_, point) => {
      const [red = 0, green = 0, blue = 0] = bytes.subarray(point * 3, point * 3 + 3)
      return [red, green, blue] as const
    })
    return { columns, rows, points }
  } catch {
    // Whatever sharp cannot read is no picture.
    return null
  }
}

async function findBytes(media: ObjectStore, path: string): Promise<Buffer | null> {
  try {
    const source = await createSourceFinder(media)(path)
    return source.ok ? await media.read(path) : null
  } catch (error) {
    if (error instanceof StoreUnavailable) return null
    throw error
  }
}
