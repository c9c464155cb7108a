import { describe, expect } from 'vitest'
import { it } from '../harness/it.ts'
import { sidewaysScroll } from '../harness/read-document.ts'
import { storeViews } from '../store-views.data.ts'

const widths = [375, 768, 1024, 1440]
const matrix = storeViews.flatMap((view) => widths.map((width) => ({ ...view, width })))

const searches = [
  { host: 'localhost', path: '/en/search/?q=hoodie' },
  { host: 'samplesale.localhost', path: '/search/?q=hoodie' },
  { host: 'razz.localhost', path: '/search/?q=hoodie' },
]
const hoodies = searches.flatMap((search) => widths.map((width) => ({ ...search, width })))

describe('every view at every width', () => {
  it.for(matrix)('$code fits $width pixels', async ({ host, path, width }, { openPage }) => {
    const page = await openPage({ host, path, width })

    expect(await sidewaysScroll(page)).toBe(0)
  })

  it.for(hoodies)('what $host$path finds fits $width pixels', async (found, { openPage }) => {
    expect(await sidewaysScroll(await openPage(found))).toBe(0)
  })
})
