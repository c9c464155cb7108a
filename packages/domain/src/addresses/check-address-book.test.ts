import { describe, expect, it } from 'vitest'
import { type BookAddress, checkAddressBook } from './check-address-book.ts'

const owner = { customerId: '7', addressIds: ['1', '2'] }

describe('checkAddressBook', () => {
  it.each<[readonly BookAddress[]]>([
    [[]],
    [[{ id: null, customerId: null }]],
    [[{ id: '1', customerId: '7' }]],
    [
      [
        { id: '2', customerId: null },
        { id: null, customerId: '7' },
      ],
    ],
  ])('lets a customer save new addresses and their own: %j', (addresses) => {
    expect(checkAddressBook(addresses, owner)).toEqual({ ok: true, value: addresses })
  })

  it.each([
    { id: '3', customerId: '7' },
    { id: '3', customerId: null },
    { id: null, customerId: '8' },
    { id: '1', customerId: '8' },
    { id: '1', customerId: '7' },
  ])("refuses the whole book with another customer's address in it, or one twice: %j", (foreign) => {
    expect(checkAddressBook([{ id: '1', customerId: '7' }, foreign], owner)).toEqual({
      ok: false,
      refusal: { code: 'address-not-yours' },
    })
  })
})
