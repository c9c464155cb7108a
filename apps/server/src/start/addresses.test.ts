import { aDirectory, aPrefixedView, aStoreView } from '@vonk/domain/stores/testing'
import { describe, expect, it } from 'vitest'
import { listAddresses } from './addresses.ts'

describe('listAddresses', () => {
  it('names each shop once and gives every store view its address', () => {
    const sale = aStoreView({ code: 'vss_nl', isSampleSale: true, host: 'samplesale.localhost' })

    expect(listAddresses(aDirectory(aStoreView(), aPrefixedView(), sale), 3000)).toEqual([
      '  Vonk              nl       http://localhost:3000/',
      '                    en       http://localhost:3000/en/',
      '  Vonk Sample Sale  vss_nl   http://samplesale.localhost:3000/',
    ])
  })
})
