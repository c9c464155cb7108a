import { beforeAll, describe, expect, it } from 'vitest'
import { loadI18n, type TranslateAccount } from '#i18n/index.ts'
import { aShop } from '#testing/a-shop.ts'
import { renderInShop } from '#testing/render-in-shop.tsx'
import { PasswordForm, passwordText } from '../password/password-section.tsx'
import { AddressBook } from './address-book.tsx'
import { AddressForm } from './address-form.tsx'
import { PersonForm } from './profile-section.tsx'
import { profileText, toCustomer } from './use-profile.ts'

let t: TranslateAccount
beforeAll(async () => {
  t = (await loadI18n('en')).translate
})

const address = {
  ...{ id: '4', customerId: '7', firstName: 'Zoë', lastName: 'de Vries', street: 'Rokin', number: '92', affix: '3' },
  ...{ postcode: '1012 KW', city: 'Amsterdam', countryId: 'NL', phone: '' },
}
const profile = {
  ...{ email: 'zoe@example.com', firstName: 'Zoë', lastName: 'de Vries', groupId: 1 },
  addresses: [address],
  children: [],
}
const taken = async () => null
const show = (element: React.ReactNode) => renderInShop(element, { shop: aShop('en') })

describe('the profile', () => {
  it('shows name and mail address, ready to be changed [ROUTE-07]', async () => {
    const html = await show(<PersonForm profile={profile} onSave={taken} />)

    expect(html).toContain('value="Zoë"')
    expect(html).toContain('value="de Vries"')
    expect(html).toContain('value="zoe@example.com"')
  })

  it('lists the addresses, each with a way to change and to delete it', async () => {
    const html = await show(<AddressBook profile={profile} onSave={taken} />)

    expect(html).toContain('Rokin 92-3')
    expect(html).toContain('aria-label="Edit: Rokin 92-3"')
    expect(html).toContain('aria-label="Delete: Rokin 92-3"')
    expect(await show(<AddressBook profile={{ ...profile, addresses: [] }} onSave={taken} />)).toContain(
      'No address saved yet',
    )
  })

  it('asks for an address as the checkout does, beginning with the name of the customer', async () => {
    const html = await show(<AddressForm address={null} person={profile} onSave={taken} onCancel={() => {}} />)

    expect(html).toContain('autoComplete="shipping postal-code"')
    expect(html).toContain('value="de Vries"')
  })
})

describe('toCustomer', () => {
  it('sends what was changed and nothing else [ACC-04]', () => {
    expect(toCustomer({ firstName: 'Zo' })).toEqual({ firstname: 'Zo' })
    expect(toCustomer({ lastName: 'Vries' })).toEqual({ lastname: 'Vries', middlename: null })
  })

  it('names an address that is there by its id, and a new one by none', () => {
    const { addresses } = toCustomer({ addresses: [address, { ...address, id: null, customerId: null }] })

    expect(addresses?.map((each) => 'id' in each)).toEqual([true, false])
    expect(addresses?.[0]).toMatchObject({ id: '4', street: ['Rokin', '92', '3'], country_id: 'NL' })
  })
})

describe('profileText', () => {
  it('says why the profile was not taken', () => {
    expect(profileText('email-taken', t)).toMatch(/already exists/)
    expect(profileText('address-invalid', t)).toMatch(/^Check the address/)
    expect(profileText(null, t)).toMatch(/Check your connection/)
  })
})

describe('the change of a password', () => {
  it('asks for the present one and the new one twice, which can be looked at [ROUTE-08]', async () => {
    const html = await show(<PasswordForm onChange={taken} />)

    expect(html).toContain('autoComplete="current-password"')
    expect(html.match(/autoComplete="new-password"/g)).toHaveLength(2)
    expect(html.match(/Show password/g)?.length).toBeGreaterThanOrEqual(3)
  })

  it('says that the password does not match, or what the server says [AUTH-23] [AUTH-26]', () => {
    expect(passwordText({ refusal: 'password-incorrect', result: null }, t)).toBe(
      "The password doesn't match this account. Verify the password and try again.",
    )
    expect(passwordText({ refusal: 'x', result: { errorMessage: 'Not today.' } }, t)).toBe('Not today.')
    expect(passwordText(null, t)).toMatch(/cannot be changed right now/)
  })
})
