import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { findFreePort } from '../../tools/shop/find-free-port.ts'
import { startShop } from '../../tools/shop/start-shop.ts'
import { ensureChromium } from '../chromium/ensure-chromium.ts'
import { operatorToken } from './operator-token.ts'
import { previewToken } from './preview-token.ts'

declare module 'vitest' {
  interface ProvidedContext {
    chromiumPath: string
    /** What the shop keeps, for the commands of its keeper. */
    dataFolder: string
    /** Where the visual editor of the shop is, as soon as a test opens one. */
    editorPort: number
    /** Whether there is time for all of it. */
    isLong: boolean
    /** Holds what the pages are made of that tests have looked at. */
    seenFolder: string
    shopPort: number
  }
}

/** One shop for the whole run, on data of its own, gone afterwards. */
export async function setup(project: TestProject) {
  project.provide('chromiumPath', await ensureChromium((line) => process.stderr.write(`${line}\n`)))
  const dataFolder = await mkdtemp(join(tmpdir(), 'vonk-e2e-'))
  const seenFolder = await mkdtemp(join(tmpdir(), 'vonk-seen-'))
  project.provide('dataFolder', dataFolder)
  project.provide('seenFolder', seenFolder)
  const remove = async () => {
    for (const folder of [dataFolder, seenFolder]) await rm(folder, { recursive: true, force: true, maxRetries: 3 })
  }
  // Every picture is new to it, and the machine may be busy.
  const pictures = { VONK_IMAGES_AHEAD: 'false', VONK_IMAGE_WAIT_SECONDS: '300' }
  const operators = { VONK_OPERATOR_TOKEN: operatorToken }
  const editorPort = await findFreePort()
  project.provide('editorPort', editorPort)
  const editors = {
    CONTENT_PREVIEW_TOKEN: previewToken,
    CONTENT_EDITOR_ORIGIN: `http://127.0.0.1:${editorPort}`,
  }
  const env = { LOG_LEVEL: 'warn', VONK_CHECK_FRAGMENTS: 'true', ...pictures, ...operators, ...editors }
  const shop = await startShop({ dataFolder, env }).catch(async (error) => {
    await remove()
    throw error
  })
  project.provide('shopPort', shop.port)
  return async () => {
    await shop.stop()
    await remove()
  }
}
