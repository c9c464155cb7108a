import { createHash } from 'node:crypto'
import { defaultSettings } from '../settings/index.ts'
import type { Addition, AddSettings } from './add-products.ts'
import { type CartLine, createLine } from './cart-line.ts'
import { type LineOptions, noOptions } from './line-options.ts'

export function aLine(overrides: Partial<CartLine> = {}): CartLine {
  const line = { sku: 'JACKET-104', parentSku: 'JACKET', type: 'configurable', quantity: 1 } as const
  return { ...createLine({ ...line, options: null, unitPrice: 2999 }), ...overrides }
}

export function someOptions(overrides: Partial<LineOptions> = {}): LineOptions {
  return { ...noOptions, ...overrides }
}

export function anAddition({ stock, productErrors, ...line }: Partial<Addition> & Partial<CartLine> = {}): Addition {
  return {
    line: aLine(line),
    productErrors: productErrors ?? {},
    stock: stock ?? { status: 'ok', available: null },
  }
}

export function addSettings(overrides: Partial<AddSettings> = {}): AddSettings {
  return { ...defaultSettings, isServerSynced: false, ...overrides }
}

/** As a device makes it. */
export function sha3of224(text: string): string {
  return createHash('sha3-224').update(text).digest('hex')
}
