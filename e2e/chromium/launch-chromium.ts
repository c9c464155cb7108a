import { chromium } from 'playwright-core'

const flags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export function launchChromium(executablePath: string) {
  const isRoot = process.getuid?.() === 0
  return chromium.launch({ executablePath, args: isRoot ? [...flags, '--no-sandbox'] : flags })
}
