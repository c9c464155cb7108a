import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

export default defineConfig({
  sourceLocale: 'nl',
  locales: ['nl', 'en', 'de'],
  catalogs: [{ path: '<rootDir>/app/i18n/{locale}', include: [] }],
  format: formatter({ explicitIdAsDefault: true, origins: false }),
})
