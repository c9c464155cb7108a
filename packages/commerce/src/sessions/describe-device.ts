export type Device = { readonly browser: string; readonly system: string }

/** Browsers name those they descend from, so the first that fits is the one. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:(?:Headless)?Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const systems: readonly (readonly [RegExp, string])[] = [
  [/\b(?:iPhone|iPod)\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

/** What somebody tells their own devices apart by: no version and nothing else of what a browser says of itself is kept. */
export function describeDevice(userAgent: string | null): Device {
  const said = (userAgent ?? '').slice(0, 400)
  const nameIn = (names: typeof browsers) => names.find(([pattern]) => pattern.test(said))?.[1] ?? ''
  return { browser: nameIn(browsers), system: nameIn(systems) }
}
