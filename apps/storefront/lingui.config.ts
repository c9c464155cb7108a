import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

// A catalogue per part of the shop; the Dutch folder names the parts.
const parts = readdirSync(fileURLToPath(new URL('app/i18n/nl', import.meta.url)), { encoding: 'utf8', recursive: true })
  .filter((file) => file.endsWith('.po'))
  .map((file) => file.replace('.po', ''))

export default defineConfig({
  sourceLocale: 'nl',
  locales: ['nl', 'en', 'de'],
  catalogs: parts.map((part) => ({ path: `<rootDir>/app/i18n/{locale}/${part}`, include: [] })),
  format: formatter({ explicitIdAsDefault: true, origins: false }),
})
