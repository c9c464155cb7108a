import { chromium } from 'playwright-core'

// A second list replaces Playwright's own, so what matters of that is named again.
const features = [
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'MediaRouter',
  'OptimizationHints',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  // Each window would have a process of its own for the suggestions below an address bar nobody sees.
  'WebUIOmniboxPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
  'IsolateOrigins',
  'site-per-process',
]

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
  `--disable-features=${features.join()}`,
]

/** `hasScrollbars`: as on a desktop, where they take room; Playwright hides them. */
export function launchChromium(executablePath: string, { hasScrollbars = false } = {}) {
  const shown = hasScrollbars && { ignoreDefaultArgs: ['--hide-scrollbars'] }
  return chromium.launch({ executablePath, args: args(), ...shown })
}

type ProfileOptions = {
  readonly folder: string
  /** Whoever asks for the shop's port of this machine is led to the other one. */
  readonly detour?: { readonly shopPort: number; readonly linePort: number }
}

/** A browser that finds in the folder what it has left there when it was closed. */
export function launchProfile(executablePath: string, { folder, detour }: ProfileOptions) {
  const viewport = { width: 1280, height: 900 }
  const map = detour && `--host-resolver-rules=MAP localhost:${detour.shopPort} 127.0.0.1:${detour.linePort}`
  const flagsOfThis = map ? [...args(), map] : args()
  return chromium.launchPersistentContext(folder, {
    executablePath,
    args: flagsOfThis,
    viewport,
    reducedMotion: 'reduce',
  })
}

function args(): string[] {
  const isRoot = process.getuid?.() === 0
  return isRoot ? [...flags, '--no-sandbox'] : flags
}
