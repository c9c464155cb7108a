import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { drawGarment, type GarmentPicture, viewsOf } from '../illustrator/index.ts'
import { type Colour, colours, type GarmentType, garmentTypes, patterns, prints } from '../label/index.ts'
import { fabricsFor } from '../words/index.ts'
import { contactSheet } from './contact-sheet.ts'

type LookbookOptions = { readonly folder: string; readonly onSheet: (file: string) => void }

/** One sheet per garment: its views, then every pattern and print, in both brands by turns. */
export async function writeLookbook({ folder, onSheet }: LookbookOptions): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const garment of garmentTypes) {
    const file = join(folder, `${garment}.png`)
    await writeFile(file, await contactSheet(sheetOf(garment), 7))
    onSheet(file)
  }
}

function sheetOf(garment: GarmentType): string[] {
  const plain = viewsOf(garment).map((view, index) => aPicture(garment, index, { view }))
  const patterned = patterns.map((pattern, index) => aPicture(garment, index + 7, { pattern }))
  const printed = prints.map((print, index) => aPicture(garment, index + 16, { print }))
  return [...plain, ...patterned, ...printed].map(drawGarment)
}

function aPicture(garment: GarmentType, seed: number, wish: Partial<GarmentPicture>): GarmentPicture {
  const [fabric = 'jersey'] = fabricsFor[garment]
  const brand = seed % 2 === 0 ? 'vonk' : 'razz'
  return {
    garment,
    view: 'front',
    colour: dye(seed * 7).hex,
    accent: dye(seed * 5 + 3).hex,
    fabric,
    seed,
    brand,
    ...wish,
  }
}

function dye(number: number): Colour {
  // The card has colours, and the remainder lies on it.
  return colours[number % colours.length] as Colour
}
