import type { Page } from 'playwright-core'

export const anAddress = () => `waiting.${crypto.randomUUID()}@example.com`
export const sheet = (page: Page) => page.getByRole('dialog')
export const main = (page: Page) => page.getByRole('main')
