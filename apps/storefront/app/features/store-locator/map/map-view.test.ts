import { describe, expect, it } from 'vitest'
import { fitTo, project } from './map-view.ts'

describe('fitTo', () => {
  it('holds every place with room around it', () => {
    const places = [
      { latitude: 52.37, longitude: 4.9 },
      { latitude: 50.85, longitude: 5.69 },
    ]
    const box = fitTo(places, 'streets')

    for (const { x, y } of places.map(project)) {
      expect(x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height).toBe(true)
    }
  })

  it('shows some country around a single shop, or its streets', () => {
    const shop = { latitude: 52, longitude: 5 }

    expect(fitTo([shop], 'country').width).toBeGreaterThan(90)
    expect(fitTo([shop], 'streets').width).toBeLessThan(5)
  })
})

describe('project', () => {
  it('puts north up and east right', () => {
    const south = project({ latitude: 51, longitude: 4 })
    const northEast = project({ latitude: 52, longitude: 5 })

    expect(northEast.x > south.x && northEast.y < south.y).toBe(true)
  })

  it('stretches the north as map servers do', () => {
    const step = (latitude: number) =>
      project({ latitude, longitude: 5 }).y - project({ latitude: latitude + 1, longitude: 5 }).y

    expect(step(54)).toBeGreaterThan(step(48) * 1.1)
  })
})
