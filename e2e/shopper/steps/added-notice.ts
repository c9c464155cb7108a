import type { Page } from 'playwright-core'

const added = 'Product has been added to the cart!'

export async function add(page: Page) {
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  const notice = page.locator('[popover=manual] [role=status]').filter({ hasText: added })
  await notice.waitFor()
  return notice
}
