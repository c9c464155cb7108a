import { describe, expect, it } from 'vitest'
import { createMeter, type ImportProgress } from './create-meter.ts'

describe('createMeter', () => {
  it('tells about once a second, and once at the end of a phase', () => {
    const told: ImportProgress[] = []
    let now = 0
    const meter = createMeter({ totalBytes: 100, onProgress: (progress) => told.push(progress), clock: () => now })
    meter.begin('products')
    for (let step = 1; step <= 25; step += 1) {
      now += 100
      meter.addBytes(4)
      meter.addDocuments(2)
    }
    meter.end()
    meter.begin('reviews')
    meter.end()

    expect(told).toEqual([
      { phase: 'products', bytes: 40, totalBytes: 100, documents: 20, perSecond: 20 },
      { phase: 'products', bytes: 80, totalBytes: 100, documents: 40, perSecond: 20 },
      { phase: 'products', bytes: 100, totalBytes: 100, documents: 50, perSecond: 20 },
    ])
  })
})
