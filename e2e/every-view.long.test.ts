import { describe, expect } from 'vitest'
import { it } from './harness/it.ts'
import { sidewaysScroll } from './harness/read-document.ts'
import { storeViews } from './store-views.data.ts'

const widths = [375, 768, 1024, 1440]
const matrix = storeViews.flatMap((view) => widths.map((width) => ({ ...view, width })))

describe('every view at every width', () => {
  it.for(matrix)('$code fits $width pixels', async ({ host, path, width }, { openPage }) => {
    const page = await openPage({ host, path, width })

    expect(await sidewaysScroll(page)).toBe(0)
  })
})
