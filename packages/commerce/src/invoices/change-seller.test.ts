import { openTestDatabase, type TestDatabase } from '@vonk/testkit'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { changeSeller } from './change-seller.ts'

let test: TestDatabase
beforeEach(async () => {
  test = await openTestDatabase()
})
afterEach(() => test.close())

describe('changeSeller', () => {
  it('changes what is given and leaves the rest', async () => {
    expect(await changeSeller(test.db, 'razz', { name: 'Razz GmbH', countryId: 'DE' })).toMatchObject({
      ok: true,
      value: { brand: 'razz', name: 'Razz GmbH', countryId: 'DE', city: 'Utrecht', invoicePrefix: 'RZ' },
    })
    expect(await changeSeller(test.db, 'vonk', {})).toMatchObject({ value: { name: 'Vonk Kinderkleding B.V.' } })
  })

  it.each([
    [{ colour: 'red' }, 'A seller has no colour.'],
    [{ name: ' ' }, 'name: is needed'],
    [{ email: 'nobody' }, 'email: is no mail address'],
    [{ countryId: 'Nederland' }, 'countryId: is no country code such as NL'],
    [{ invoicePrefix: 'VK' }, 'invoicePrefix: another seller has it'],
  ])('refuses %j', async (changes, fault) => {
    expect(await changeSeller(test.db, 'razz', changes)).toEqual({
      ok: false,
      refusal: { code: 'seller-refused', faults: [fault] },
    })
  })
})
