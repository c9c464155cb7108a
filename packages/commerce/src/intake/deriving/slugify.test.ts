import { describe, expect, it } from 'vitest'
import { slugify } from './slugify.ts'

describe('slugify', () => {
  it.each([
    ['Jeans Bo', 'jeans-bo'],
    ['  Größe “Überwurf” №5 ', 'groesse-ueberwurf-5'],
    ['Café T’shirt à 50%', 'cafe-tshirt-a-50'],
    ['Cafe\u0301', 'cafe'],
    ['мода', ''],
    ['x'.repeat(500), 'x'.repeat(120)],
  ])('writes %j as %j', (name, slug) => {
    expect(slugify(name)).toBe(slug)
  })
})
