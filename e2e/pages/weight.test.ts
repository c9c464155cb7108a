import { readFile } from 'node:fs/promises'
import type { Request } from 'playwright-core'
import { describe, expect, inject } from 'vitest'
import { dot } from '../harness/dot.data.ts'
import { it } from '../harness/it.ts'

const { firstVisit } = JSON.parse(await readFile(new URL('../../tools/budgets/budgets.json', import.meta.url), 'utf8'))
const budgets = Object.entries<number>(firstVisit)

describe('the weight of a first visit', () => {
  it.for(['localhost', 'razz.localhost'])('on %s stays within the budget', async (host, { browser }) => {
    const page = await browser.newPage()
    const requests: Request[] = []
    page.on('requestfinished', (request) => requests.push(request))
    // They have no budget, and would be drawn for the first time.
    await page.route('**/img/**', (route) => route.fulfill({ contentType: 'image/png', body: dot }))
    await page.goto(`http://${host}:${inject('shopPort')}/`, { waitUntil: 'networkidle', timeout: 100_000 })

    for (const [type, budget] of budgets) {
      const weight = await kilobytesOf(requests.filter((request) => request.resourceType() === type))
      expect(weight, type).toBeGreaterThan(0)
      expect(weight, type).toBeLessThanOrEqual(budget)
    }
    await page.close()
  })
})

async function kilobytesOf(requests: Request[]) {
  const sizes = await Promise.all(requests.map((request) => request.sizes()))
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0) / 1000
}
