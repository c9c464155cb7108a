import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { onDevice, onServer } from '../carts.ts'

export const buy = (page: Page) => page.getByRole('button', { name: 'Add to cart' }).first().click()

export async function bothHold(page: Page, lines: Record<string, number>) {
  await expect.poll(() => onServer(page)).toEqual(lines)
  expect(await onDevice(page)).toEqual(lines)
}

export async function goTo(page: Page, path: string) {
  await page.goto(new URL(path, page.url()).href, { waitUntil: 'domcontentloaded' })
}
