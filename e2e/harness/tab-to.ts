import type { Locator, Page } from 'playwright-core'

/** Presses Tab as often as it takes, and no oftener than anybody would. */
export async function tabTo(page: Page, target: Locator) {
  await target.waitFor()
  for (let pressed = 0; pressed < 150; pressed += 1) {
    if (await target.evaluate((element) => element === element.ownerDocument.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('Tab does not lead there')
}
