import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'
import { launchProfile } from '../../chromium/launch-chromium.ts'
import { type Line, openLine } from '../../harness/open-line.ts'
import { waitForHydration } from '../../harness/page-opener.ts'

/** A shopper's own browser, behind a line that a test can cut. */
export type Profile = {
  /** Where the browser keeps everything. */
  readonly folder: string
  readonly line: Line
  readonly origin: string
  open(): Promise<Page>
  /** No network at all: the browser knows it, and nothing comes through. */
  goOffline(): Promise<void>
  /** The browser has a network again, whatever the line does. */
  setOnline(): Promise<void>
  goOnline(): Promise<void>
  /** Closes the browser; what it has stored stays. */
  close(): Promise<void>
  remove(): Promise<void>
}

export async function createProfile(chromiumPath: string, shopPort: number): Promise<Profile> {
  const folder = await mkdtemp(join(tmpdir(), 'vonk-profile-'))
  const line = await openLine(shopPort)
  let context: BrowserContext | null = null
  const close = async () => {
    await context?.close()
    context = null
  }
  return {
    folder,
    line,
    // The shop's own address: what it writes into its pages, and where the bank leads back to, goes through the line, too.
    origin: `http://localhost:${shopPort}`,
    async open() {
      context ??= await launchProfile(chromiumPath, { folder, detour: { shopPort, linePort: line.port } })
      context.setDefaultTimeout(60_000)
      return context.newPage()
    },
    async goOffline() {
      line.decide = () => 'lose'
      await context?.setOffline(true)
    },
    async setOnline() {
      await context?.setOffline(false)
    },
    async goOnline() {
      line.decide = () => 'bring'
      await context?.setOffline(false)
    },
    close,
    async remove() {
      await close()
      await line.close()
      await rm(folder, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}

export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  await waitForHydration(page)
}

/** Opens a page and waits until the worker has it. */
export async function visitAndKeep(page: Page, address: string): Promise<void> {
  await visit(page, address)
  await expect.poll(() => isKept(page, address)).toBe(true)
}

export function isKept(page: Page, address: string): Promise<boolean> {
  return page.evaluate<boolean>(`caches.match(${JSON.stringify(address)}, { ignoreVary: true }).then(Boolean)`)
}
