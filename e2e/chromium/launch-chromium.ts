import { chromium } from 'playwright-core'

const flags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--in-process-gpu',
  '--disable-extensions',
  '--disable-site-isolation-trials',
  '--disable-features=SpareRendererForSitePerProcess,IsolateOrigins,site-per-process',
]

export function launchChromium(executablePath: string) {
  const isRoot = process.getuid?.() === 0
  return chromium.launch({ executablePath, args: isRoot ? [...flags, '--no-sandbox'] : flags })
}
