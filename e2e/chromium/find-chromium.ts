import { delimiter, join } from 'node:path'

export type Machine = {
  env: { CHROMIUM_PATH?: string | undefined; PATH?: string | undefined }
  platform: string
  /** Where Playwright would put its own. */
  bundledPath: string
  isUsable: (path: string) => boolean
}

/** The shell is Chromium without a window: the same pages for a fifth less work. */
const commands = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const macApps = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** CHROMIUM_PATH, else an installed one, else Playwright's own. Throws when CHROMIUM_PATH names nothing. */
export function findChromium({ env, platform, bundledPath, isUsable }: Machine): string | null {
  if (env.CHROMIUM_PATH) {
    if (isUsable(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH
    throw new Error(`CHROMIUM_PATH names no file: ${env.CHROMIUM_PATH}`)
  }
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean)
  const installed = commands.flatMap((command) => folders.map((folder) => join(folder, command)))
  const places = [...installed, ...(platform === 'darwin' ? macApps : []), bundledPath]
  return places.find((place) => place !== '' && isUsable(place)) ?? null
}
