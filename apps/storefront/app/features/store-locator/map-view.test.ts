import { describe, expect, it } from 'vitest'
import { fitTo, project, toPath } from './map-view.ts'

describe('fitTo', () => {
  it('holds every place with room around it', () => {
    const places = [
      { latitude: 52.37, longitude: 4.9 },
      { latitude: 50.85, longitude: 5.69 },
    ]
    const box = fitTo(places)

    for (const { x, y } of places.map(project)) {
      expect(x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height).toBe(true)
    }
  })

  it('shows some country around a single shop', () => {
    expect(fitTo([{ latitude: 52, longitude: 5 }]).width).toBeGreaterThan(90)
  })
})

describe('project', () => {
  it('puts north up and east right', () => {
    const south = project({ latitude: 51, longitude: 4 })
    const northEast = project({ latitude: 52, longitude: 5 })

    expect(northEast.x > south.x && northEast.y < south.y).toBe(true)
  })
})

describe('toPath', () => {
  it('closes an outline', () => {
    expect(toPath('0,60 1,60 1,59')).toBe('M0 0L63 0L63 100Z')
  })
})
