import type { Page } from 'playwright-core'

export const anAddress = () => `reader.${crypto.randomUUID()}@example.com`

/** The form at the foot of a page. */
export function formOf(page: Page) {
  const form = page
    .getByRole('contentinfo')
    .locator('form')
    .filter({ has: page.locator('input[type=email]') })
  return { field: form.getByRole('textbox'), button: form.getByRole('button'), status: form.getByRole('status') }
}
