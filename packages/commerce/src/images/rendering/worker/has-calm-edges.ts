import type { OutputInfo } from 'sharp'

type Pixels = { readonly data: Buffer; readonly info: OutputInfo }

/** Coarse enough that the grain of a photograph averages out. */
const SAMPLES = 24
/** Of 255: a ground with its light and shade turns by 65 at most on the demo's drawings, cloth cut off by the edge by 110 and more. */
const CALM = 80

/** Whether both sides, or top and bottom, show only ground, which can go on beyond the picture unseen. */
export function hasCalmEdges({ data, info }: Pixels, where: 'sides' | 'ends'): boolean {
  const { width, height, channels } = info
  const isSides = where === 'sides'
  const length = isSides ? height : width
  const step = isSides ? width * channels : channels
  const far = isSides ? (width - 1) * channels : (height - 1) * width * channels
  return [0, far].every((start) => unrest(averages({ data, start, step, length, channels })) <= CALM)
}

type Edge = { data: Buffer; start: number; step: number; length: number; channels: number }

function averages({ data, start, step, length, channels }: Edge): number[][] {
  const count = Math.min(SAMPLES, length)
  return Array.from({ length: count }, (_, index) => {
    const from = Math.floor((index * length) / count)
    const to = Math.floor(((index + 1) * length) / count)
    return Array.from({ length: channels }, (_, channel) => {
      let sum = 0
      for (let place = from; place < to; place += 1) sum += data[start + place * step + channel] ?? 0
      return sum / (to - from)
    })
  })
}

/** How much the colour changes in all on the way along the edge. */
function unrest(colours: number[][]): number {
  return colours.reduce((sum, colour, index) => {
    const before = colours[index - 1] ?? colour
    return sum + Math.max(...colour.map((value, channel) => Math.abs(value - (before[channel] ?? value))))
  }, 0)
}
