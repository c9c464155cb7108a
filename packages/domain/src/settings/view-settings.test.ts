import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { defaultSettings } from './shop-settings.ts'
import { settingsOfView } from './view-settings.ts'

describe('settingsOfView', () => {
  it('takes what the view sets, its own country and categories, and the default for the rest', () => {
    const view = { taxCountry: 'DE', rootCategoryId: 7, settings: { minicartCountType: 'items' } } as const

    expect(settingsOfView(view)).toEqual({
      ...defaultSettings,
      defaultCountry: 'DE',
      rootCategoryId: 7,
      minicartCountType: 'items',
    })
  })
})

describe('docs/settings.md', () => {
  const text = readFileSync(new URL('../../../../docs/settings.md', import.meta.url), 'utf8')

  it.each(Object.entries(defaultSettings))('explains %s and names its default', (name, value) => {
    const [row = ''] = text.match(new RegExp(`^\\| \`${name}\` .*$`, 'm')) ?? []

    expect(row).toMatch(/\| \w.*\|$/)
    if (typeof value !== 'object') expect(row).toContain(`\`${JSON.stringify(value)}\``)
  })
})
