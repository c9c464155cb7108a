import type { Page } from 'playwright-core'

export const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Menu' })
export const entry = (page: Page, name: string) => menuOf(page).getByRole('link', { name, exact: true }).first()
export const focused = (page: Page) => page.locator(':focus')
