import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { hasCalmEdges } from './has-calm-edges.ts'

type Painter = (x: number, y: number) => number

async function paint(painter: Painter, { width = 120, height = 200 } = {}) {
  const grey = Uint8Array.from({ length: width * height }, (_, at) => painter(at % width, Math.floor(at / width)))
  const picture = sharp(grey, { raw: { width, height, channels: 1 } }).toColourspace('srgb')
  return picture.raw().toBuffer({ resolveWithObject: true })
}

const seamAt: (row: number) => Painter = (row) => (_, y) => (y < row ? 240 : 100)

describe('hasCalmEdges', () => {
  it.each<[string, Painter]>([
    ['one tone', () => 240],
    ['light that falls off', (x, y) => 250 - y / 4 - x / 10],
    ['the grain of a photograph', (x, y) => 240 + ((x * 7 + y * 13) % 9)],
    ['cloth that ends before the edge', (x, y) => (x > 5 && x < 114 && y > 5 && y < 194 ? (y % 20) * 12 : 240)],
  ])('is calm about %s', async (_, painter) => {
    const pixels = await paint(painter)

    expect([hasCalmEdges(pixels, 'sides'), hasCalmEdges(pixels, 'ends')]).toEqual([true, true])
  })

  it('looks at the edges that would go on, and at both of them', async () => {
    const seam = await paint(seamAt(90))
    expect([hasCalmEdges(seam, 'sides'), hasCalmEdges(seam, 'ends')]).toEqual([false, true])

    const right = await paint((x, y) => (x > 60 ? seamAt(90)(x, y) : 240))
    const left = await paint((x, y) => (x < 60 ? seamAt(90)(x, y) : 240))
    const bottom = await paint((x, y) => (y > 100 && x > 60 ? 100 : 240))
    expect([hasCalmEdges(right, 'sides'), hasCalmEdges(left, 'sides'), hasCalmEdges(bottom, 'ends')]).toEqual([
      false,
      false,
      false,
    ])
  })

  it('copes with an edge of fewer points than it looks at', async () => {
    expect(hasCalmEdges(await paint(seamAt(2), { width: 3, height: 4 }), 'sides')).toBe(false)
    expect(hasCalmEdges(await paint(() => 9, { width: 1, height: 1 }), 'ends')).toBe(true)
  })
})
