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

  it('set each heading on the line of the text beside it', async ({ openPage }) => {
    const page = await openPage({ path: '/en/returns/', width: 1280 })
    const lines = await page
      .getByRole('main')
      .getByRole('heading', { level: 2 })
      .evaluateAll((all) =>
        all.map((heading) => ({
          heading: heading.getBoundingClientRect(),
          text: heading.nextElementSibling?.getBoundingClientRect(),
        })),
      )
    const beside = lines.filter(({ heading, text }) => text && text.x > heading.right - 1)

    expect(beside.length).toBeGreaterThan(1)
    for (const { heading, text } of beside) expect(Math.abs((text?.y ?? 0) - heading.y)).toBeLessThan(12)
  })

  it('open an answer by keyboard', async ({ openPage }) => {
    const page = await openPage({ path: '/klantenservice/' })
    const question = page.locator('summary').first()
    await question.focus()
    await page.keyboard.press('Enter')

    await page.locator('details[open]').first().waitFor()
  })
})
