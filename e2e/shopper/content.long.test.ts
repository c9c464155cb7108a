import { describe, expect } from 'vitest'
import { it } from '../harness/it.ts'
import { sidewaysScroll } from '../harness/read-document.ts'

describe('content pages', () => {
  it.for([
    { path: '/blog/', width: 375 },
    { path: '/klantenservice/', width: 375 },
    { path: '/maattabel/', width: 375 },
  ])('fit $width pixels at $path', async ({ path, width }, { openPage }) => {
    expect(await sidewaysScroll(await openPage({ path, width }))).toBe(0)
  })

  it('open an answer by keyboard', async ({ openPage }) => {
    const page = await openPage({ path: '/klantenservice/' })
    const question = page.locator('summary').first()
    await question.focus()
    await page.keyboard.press('Enter')

    await page.locator('details[open]').first().waitFor()
  })
})
