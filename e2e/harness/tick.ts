import type { Locator } from 'playwright-core'
import { expect } from 'vitest'

/**
 * Ticks a box or chooses an option with the keyboard. A page that still grows moves things between the press and the release of a
 * mouse button, and the click is then nobody's.
 */
export async function tick(choice: Locator): Promise<void> {
  if (!(await choice.isChecked())) await choice.press('Space')
  await expect.poll(() => choice.isChecked()).toBe(true)
}
