import { describe, expect, it } from 'vitest'
import { attributeLabel, paymentTitle } from './index.ts'

describe('paymentTitle', () => {
  it('is in the language of the view, and the code of a way that nobody has named', () => {
    expect(paymentTitle('pay-later', 'nl')).toBe('Achteraf betalen')
    expect(paymentTitle('pay-later', 'de-AT')).toBe('Kauf auf Rechnung')
    expect(paymentTitle('checkmo', 'en')).toBe('checkmo')
  })
})

describe('attributeLabel', () => {
  it('is in the language of the view, and made of the code of one that nobody has named', () => {
    expect(attributeLabel('size', 'de')).toBe('Größe')
    expect(attributeLabel('sole_material', 'de')).toBe('Sole material')
  })
})
