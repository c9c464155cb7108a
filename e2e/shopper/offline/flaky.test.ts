import type { Page } from 'playwright-core'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import type { Fate } from '../../harness/open-line.ts'
import { onDevice, onServer } from '../carts.ts'
import { createProfile, type Profile, visit, visitAndKeep } from './profile.ts'

const most = inject('isLong') ? { steps: Infinity, ms: 300_000 } : { steps: 12, ms: 60_000 }
const timeout = most.ms + 300_000
const sizes = ['104', '116', '128'].map((size) => `/en/anker-tee-cream/?childSku=VK1001-CREAM-${size}`)

let profile: Profile

beforeEach(async () => {
  profile = await createProfile(inject('chromiumPath'), inject('shopPort'))
})
afterEach(() => profile.remove())

/** Of ten requests three fail: half of them before the shop has heard of them, half after it has acted. */
function thirdOfAll(): Fate {
  const dice = Math.random()
  if (dice < 0.15) return 'lose'
  return dice < 0.3 ? 'lose-answer' : 'bring'
}

function pick<Value>(list: readonly Value[]): Value {
  const found = list[Math.floor(Math.random() * list.length)]
  if (found === undefined) throw new Error('nothing to pick from')
  return found
}

const patience = { timeout: 5_000 }
const button = (page: Page, name: RegExp | string) => page.getByRole('main').getByRole('button', { name }).first()

async function addSomething(page: Page): Promise<void> {
  await page.goto(profile.origin + pick(sizes), { waitUntil: 'domcontentloaded', ...patience })
  await button(page, 'Add to cart').click(patience)
}

/** Until the device has it: a click that the page had no scripts for is forgotten with the page. */
async function addForSure(page: Page): Promise<void> {
  await addSomething(page)
  await expect.poll(async () => Object.keys(await onDevice(page)).length, patience).toBeGreaterThan(0)
}

/** One thing a shopper does; what the line makes impossible is left undone. */
async function doSomething(page: Page): Promise<void> {
  const steps = [
    () => addSomething(page),
    async () => {
      await page.goto(`${profile.origin}/en/cart/`, { waitUntil: 'domcontentloaded', ...patience })
      await button(page, /one more|increase|plus/i).click(patience)
    },
    async () => void (await page.goto(profile.origin + pick(['/en/', '/en/boys/']), patience)),
  ]
  await pick(steps)().catch(() => {})
}

describe('a network that loses a third of everything', () => {
  it('leaves device and server with the same cart once it is better [OFF-01] [OFF-03]', { timeout }, async () => {
    const page = await profile.open()
    for (const path of sizes) await visitAndKeep(page, profile.origin + path)
    profile.line.decide = thirdOfAll
    // In a dozen steps a shopper without luck would come away with nothing, and nothing would be proved.
    while (await addForSure(page).catch(() => 'in vain'));
    const end = performance.now() + most.ms
    for (let step = 0; step < most.steps && performance.now() < end; step += 1) await doSomething(page)

    profile.line.decide = () => 'bring'
    await visit(page, `${profile.origin}/en/cart/`)
    await expect.poll(async () => sameOf(await onDevice(page), await onServer(page))).toBe(true)
    expect(Object.keys(await onDevice(page)).length).toBeGreaterThan(0)
  })
})

function sameOf(device: Record<string, number>, server: Record<string, number>): boolean {
  const text = (lines: Record<string, number>) => JSON.stringify(Object.entries(lines).toSorted())
  return text(device) === text(server)
}
