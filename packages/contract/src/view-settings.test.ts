import { defaultSettings } from '@vonk/domain/settings'
import { describe, expect, it } from 'vitest'
import { viewOverridesSchema } from './view-settings.ts'

/** What the installation decides, or a field of the view. */
const elsewhere = [
  'isInMaintenance',
  'outputCacheTtlSeconds',
  'rotationGraceMs',
  'rotatingSessionMs',
  'defaultCountry',
  'rootCategoryId',
]

describe('viewOverridesSchema', () => {
  it.each(Object.entries(defaultSettings))(
    'takes the default of %s from a view, unless it is set elsewhere',
    (name, value) => {
      expect(viewOverridesSchema.safeParse({ [name]: value }).success).toBe(!elsewhere.includes(name))
    },
  )

  it.each<object>([
    { listOutOfStock: 'yes' },
    { minicartCountType: 'pieces' },
    { maxProductsPerOrder: 0 },
    { defaultSort: 'newest first' },
    { priceRanges: [{ from: 5000, to: 100 }] },
    { addressLookupCountries: ['Netherlands'] },
    { sameDayCutoffHour: 25 },
    { sound: 'loud' },
  ])('refuses %j', (overrides) => {
    expect(viewOverridesSchema.safeParse(overrides).success).toBe(false)
  })
})
