import { aCredit } from '@vonk/domain/payments/testing'
import type { StoreView } from '@vonk/domain/stores'
import { aStoreView } from '@vonk/domain/stores/testing'
import { describe, expect, it } from 'vitest'
import { legalConcerns } from './legal-concerns.ts'

const guaranteeNotice = { address: '/api/ext/guarantee-notice/nl?v=1', width: 210, height: 297 }
const concernsOf = (...views: readonly StoreView[]) => legalConcerns({ defaultCode: 'nl', views })

describe('legalConcerns', () => {
  it('names the languages without a notice, and the views that say nothing of their credit', () => {
    const told = { payLaterCredit: aCredit }
    const concerns = concernsOf(
      aStoreView({ code: 'nl', language: 'nl', settings: told }),
      aStoreView({ code: 'rz_nl', language: 'nl', settings: told, guaranteeNotice }),
      aStoreView({ code: 'de', language: 'de' }),
    )

    expect(concerns).toEqual([
      expect.stringMatching(/legal guarantee is missing in nl, de:.*vonk -- media notice/),
      expect.stringMatching(/not offered in de:.*payLaterCredit/),
    ])
  })

  it('has none where everything is there, or nobody wants to be paid later', () => {
    expect(concernsOf(aStoreView({ guaranteeNotice, settings: { offersPayLater: false } }))).toEqual([])
  })
})
