import { codeOf } from '@vonk/staff/testing'
import type { Browser, Page } from 'playwright-core'
import { expect, inject, onTestFinished } from 'vitest'
import { runCli } from '../../harness/run-cli.ts'
import { watchPage } from '../../harness/watch-page.ts'

export type Member = { readonly email: string; readonly password: string; readonly code: () => string }

/** Somebody who works on the shop, made on the command line as their keeper does it. */
export async function addMember(
  name: string,
  role: 'viewer' | 'editor' | 'service',
  dataFolder = inject('dataFolder'),
): Promise<Member> {
  const email = `${name}-${Date.now().toString(36)}@shop.example`.toLowerCase()
  const said = await runCli(dataFolder, 'staff', 'add', email, '--name', name, '--role', role)
  const [, password = ''] = /Password: (\S+)/.exec(said) ?? []
  const [, address = ''] = /authenticator: (\S+)/.exec(said) ?? []
  return { email, password, code: () => codeOf({ password, address }, Date.now()) }
}

const expected = [
  /response (401|403|409|400): \w+ \S+\/api\/(desk|editor)\//,
  /Failed to load resource.*(401|403|409|400)/,
]

/** The desk in a browser of its own, logged in. What it should not have said on the console fails the test. */
export async function openDesk(
  browser: Browser,
  member: Member,
  { width = 1400, port = inject('shopPort') } = {},
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    locale: 'en-GB',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  const complaints = watchPage(page, expected)
  onTestFinished(async () => {
    await context.close()
    expect(complaints).toEqual([])
  })
  await page.goto(`http://localhost:${port}/desk/stories/en`)
  await logIn(page, member)
  await page.getByRole('heading', { name: 'Stories' }).waitFor()
  return page
}

export async function logIn(page: Page, { email, password, code }: Member): Promise<void> {
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByLabel('Six digits of your authenticator').fill(code())
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}

/** A new page of the English shop, open on the screen; answers its address. */
export async function startPage(page: Page, name: string): Promise<string> {
  const path = `${name.toLowerCase().replaceAll(' ', '-')}-${Date.now().toString(36)}`
  await page.getByRole('button', { name: 'New story' }).click()
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Address in the shop').fill(path)
  await page.getByRole('button', { name: 'Create' }).click()
  await page.getByText('All changes saved').waitFor()
  return path
}

/** Adds a text to the page and writes into it. */
export async function writeText(page: Page, words: string): Promise<void> {
  await page.getByLabel('Kind to add: Blocks').selectOption('rich-text')
  await page.getByRole('button', { name: 'Add: Text' }).click()
  await page.getByRole('textbox', { name: 'Text', exact: true }).last().fill(words)
  await page.getByText('All changes saved').waitFor()
}

/** Publishes what is open; warnings about views without a translation are accepted. */
export async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByRole('button', { name: /^Publish (now|all the same)$/ }).click()
  await page.getByText('Published. Shoppers see it now.').waitFor()
}

/** Puts what is open into a release of this name, which is made where there is none. */
export async function addToRelease(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add to a release' }).click()
  const dialog = page.getByRole('dialog')
  const choice = dialog.getByLabel('Release', { exact: true })
  const newName = dialog.getByLabel('Name of the release')
  await choice.or(newName).first().waitFor()
  if ((await choice.count()) > 0) {
    const isThere = (await choice.locator('option', { hasText: name }).count()) > 0
    await choice.selectOption(isThere ? { label: name } : '')
  }
  if ((await newName.count()) > 0) await newName.fill(name)
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await dialog.getByText(`Added to ${name}.`).waitFor()
}
