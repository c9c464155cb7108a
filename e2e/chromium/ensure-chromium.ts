import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { findChromium } from './find-chromium.ts'
import { installChromium } from './install-chromium.ts'

const sorry = `No Chromium for the browser tests, and none could be installed.
Install one (Debian, Ubuntu: apt-get install chromium; macOS: Google Chrome) or point CHROMIUM_PATH to one.`

/** The browser to test with, installed when the machine has none. */
export async function ensureChromium(say: (line: string) => void): Promise<string> {
  const found = findOnThisMachine()
  if (found) return found
  for await (const _ of installChromium(say)) {
    const installed = findOnThisMachine()
    if (installed) return installed
  }
  throw new Error(sorry)
}

function findOnThisMachine() {
  const { CHROMIUM_PATH, PATH } = process.env
  const bundledPath = chromium.executablePath()
  const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false
  // A download brings no system libraries: only a start tells whether the machine has them.
  const isUsable = (path: string) => isFile(path) && (path !== bundledPath || starts(path))
  return findChromium({ env: { CHROMIUM_PATH, PATH }, platform: process.platform, bundledPath, isUsable })
}

function starts(path: string) {
  return spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0
}
