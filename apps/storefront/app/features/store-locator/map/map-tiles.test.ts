import { describe, expect, it } from 'vitest'
import { isForeign, tilesFor } from './map-tiles.ts'
import { fitTo, project } from './map-view.ts'

const utrecht = { latitude: 52.0907, longitude: 5.1214 }
const tiles = { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© Map makers' }

describe('tilesFor', () => {
  it('finds the picture a place is on, where every map server keeps it', () => {
    const { x, y } = project(utrecht)
    const under = tilesFor(fitTo([utrecht], 'country'), tiles).filter(
      (tile) => x >= tile.x && x < tile.x + tile.size && y >= tile.y && y < tile.y + tile.size,
    )

    // Column and row of Utrecht at this zoom by the formula of the servers' own documentation.
    expect(under.map(({ href }) => href)).toEqual(['https://tiles.example/8/131/84.png'])
  })

  it('covers the whole of what is in sight with a handful of pictures', () => {
    const box = fitTo([utrecht, { latitude: 48.14, longitude: 11.58 }], 'streets')
    const found = tilesFor(box, tiles)

    expect(Math.min(...found.map(({ x }) => x))).toBeLessThanOrEqual(box.x)
    expect(Math.max(...found.map(({ y, size }) => y + size))).toBeGreaterThanOrEqual(box.y + box.height)
    expect(found.length).toBeLessThan(50)
  })
})

describe('isForeign', () => {
  it('tells a server of the shop’s own from another house', () => {
    expect(isForeign(tiles)).toBe(true)
    expect(isForeign({ ...tiles, url: '/tiles/{z}/{x}/{y}.png' })).toBe(false)
  })
})
