import type { Page } from 'playwright-core'

export const security = '/en/my-account/change-password/'

export const guest = (page: Page) => page.getByText('You need to be logged in to see this page')
export const cardOf = (page: Page, name: string) =>
  page.locator('section', { has: page.getByRole('heading', { name }) })
