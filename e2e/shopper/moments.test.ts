import { describe, expect } from 'vitest'
import { it } from '../harness/it.ts'
import { isInSight, openOn, productColumns, screens, shops, tallestBlank } from './steps/moments.ts'

const [vonk, razz] = shops
const [phone, , desktop] = screens

describe('moments of the shop', () => {
  it('begin with a button on the first screen of a telephone, above the tabs', async ({ openPage }) => {
    const page = await openOn(openPage, { ...vonk, ...phone }, '')

    expect(await isInSight(page.getByRole('main').locator('section').first().getByRole('link').first())).toBe(true)
  })

  it('go on with a product page that has no hole beside its pictures', async ({ openPage }) => {
    const page = await openOn(openPage, { ...razz, ...desktop }, `${razz.product}/`)

    expect(await tallestBlank(page, productColumns(page), { hasColumns: true })).toBeLessThan(400)
  })
})
