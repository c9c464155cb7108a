import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeCatalogue } from '../catalogue/index.ts'
import { makePlaces } from '../places/index.ts'
import { artSheets } from './art-sheets.ts'
import { categorySheets } from './category-sheets.ts'
import { contactSheet } from './contact-sheet.ts'
import { garmentSheets } from './garment-sheets.ts'
import type { Sheet } from './sheet.ts'

export type LookbookOptions = {
  readonly folder: string
  /** As yyyy-mm-dd: what is new and on sale that day. */
  readonly today: string
  readonly seed?: number
  /** Only sheets whose name contains this. */
  readonly only?: string
  readonly onSheet: (file: string) => void
}

/** The views whose categories differ; their languages show the same pictures. */
const shops = ['nl', 'rz_nl', 'vss_nl', 'rzss_nl']

/** Contact sheets of everything that is drawn: garments by pattern, categories by product, and the brands' own art. */
export async function writeLookbook({ folder, today, seed = 1, only = '', onSheet }: LookbookOptions): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const sheet of sheetsOf(seed, today).filter(({ name }) => name.includes(only))) {
    const drawings = sheet.draw()
    if (drawings.length === 0) continue
    const file = join(folder, `${sheet.name}.png`)
    await writeFile(file, await contactSheet(drawings, sheet.columns, sheet.tile))
    onSheet(file)
  }
}

function sheetsOf(seed: number, today: string): readonly Sheet[] {
  const now = Date.parse(`${today}T00:00:00Z`)
  const catalogue = makeCatalogue({ seed, today: now })
  const { shops: stores } = makePlaces({ seed, today: now })
  return [...categorySheets(catalogue, shops), ...garmentSheets(), ...artSheets(stores)]
}
