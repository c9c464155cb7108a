import { drawGarment, type GarmentPicture, viewsOf } from '../illustrator/index.ts'
import { type Colour, colours, type GarmentType, garmentTypes, patterns, prints } from '../label/index.ts'
import { fabricsFor } from '../words/index.ts'
import type { Sheet } from './sheet.ts'

/** One sheet per garment and family of look: plain in its views and cloths, every pattern, every print. */
export const garmentSheets = (): readonly Sheet[] =>
  garmentTypes.flatMap((garment) => [
    { name: `garment-${garment}-plain`, columns: 7, draw: () => plain(garment) },
    { name: `garment-${garment}-patterns`, columns: 8, draw: () => patterned(garment) },
    { name: `garment-${garment}-prints`, columns: 7, draw: () => printed(garment) },
  ])

function plain(garment: GarmentType): string[] {
  const views = viewsOf(garment).flatMap((view, index) => [
    drawn(garment, index, { view, brand: 'vonk' }),
    drawn(garment, index + 3, { view, brand: 'razz' }),
  ])
  const cloths = fabricsFor[garment].map((fabric, index) => drawn(garment, index + 31, { fabric }))
  return [...views, ...cloths]
}

/** Each pattern in two scales and both brands. */
const patterned = (garment: GarmentType): string[] =>
  patterns
    .filter((pattern) => pattern !== 'plain')
    .flatMap((pattern, index) => [0, 1].map((turn) => drawn(garment, index * 2 + turn + 7, { pattern })))

const printed = (garment: GarmentType): string[] =>
  prints.flatMap((print, index) => [0, 1].map((turn) => drawn(garment, index * 2 + turn + 16, { print })))

function drawn(garment: GarmentType, seed: number, overrides: Partial<GarmentPicture>): string {
  const [fabric = 'jersey'] = fabricsFor[garment]
  const look = { colour: dye(seed * 7).hex, accent: dye(seed * 5 + 3).hex }
  const brand = seed % 2 === 0 ? 'vonk' : 'razz'
  return drawGarment({ garment, view: 'front', fabric, seed, brand, ...look, ...overrides })
}

function dye(number: number): Colour {
  // The card has colours, and the remainder lies on it.
  return colours[number % colours.length] as Colour
}
