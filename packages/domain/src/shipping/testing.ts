import type { ConfiguredMethod } from './shipping-method.ts'

export function aMethod(overrides: Partial<ConfiguredMethod> = {}): ConfiguredMethod {
  return {
    carrierCode: 'postnl',
    methodCode: 'home',
    methodTitle: 'Home delivery',
    priceInclTax: 495,
    isOffline: false,
    isDefault: false,
    isAvailable: true,
    isServerMethod: true,
    kind: 'home',
    timing: 'standard',
    countries: ['NL', 'BE', 'DE'],
    ...overrides,
  }
}

export const home = aMethod({ isDefault: true })
export const sameDay = aMethod({ methodCode: 'same-day', timing: 'same-day', countries: ['NL'] })
export const sunday = aMethod({ methodCode: 'sunday', timing: 'sunday', countries: ['NL'] })
export const parcelPoint = aMethod({ methodCode: 'point', kind: 'service-point' })
export const storePickup = aMethod({ carrierCode: 'vonk', methodCode: 'store', kind: 'store', countries: ['NL', 'DE'] })
