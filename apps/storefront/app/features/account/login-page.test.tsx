import { describe, expect, it } from 'vitest'
import { loadI18n, type Translate } from '../../i18n/index.ts'
import { aShop } from '../../testing/a-shop.ts'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import { loginText } from './login-form.tsx'
import { LoginPage, wayBack } from './login-page.tsx'
import { registerText } from './register-text.ts'
import { formText } from './use-form.ts'

const show = (path: string, code = 'en') => renderInShop(<LoginPage />, { shop: aShop(code), path })

async function english(): Promise<Translate> {
  const i18n = await loadI18n('en')
  return (id, ...values) => i18n._(id, values[0] ?? undefined)
}

describe('LoginPage', () => {
  it('has a login and a registration, and is no search result [ROUTE-11]', async () => {
    const html = await show('/login/')

    expect(html).toMatch(/<h1[^>]*>Log in<\/h1>/)
    expect(html).toMatch(/<h2[^>]*>Create an account<\/h2>/)
    expect(html).toContain('autoComplete="current-password"')
    expect(html).toContain('autoComplete="new-password"')
    expect(html).toContain('<meta name="robots" content="noindex"/>')
  })

  it('says what a password needs before it is typed', async () => {
    expect(await show('/login/')).toContain('At least 8 characters, and 3 of these 4')
  })

  it('explains itself to whoever wanted the wishlist', async () => {
    expect(await show('/login/?reason=wishlist')).toContain('to use the wishlist')
    expect(await show('/login/')).not.toContain('wishlist')
  })
})

describe('loginText', () => {
  it('never says which part was wrong', async () => {
    const t = await english()

    expect(loginText('sign-in-incorrect', t)).toBe(
      'The account sign-in was incorrect or your account is disabled temporarily.',
    )
    expect(loginText('unreachable', t)).toMatch(/Check your connection/)
  })
})

describe('registerText', () => {
  it('says that an address is taken', async () => {
    expect(registerText('email-taken', await english())).toMatch(
      /^A customer with the same email address already exists/,
    )
  })
})

describe('formText', () => {
  it('says what is wrong and what is asked for [FORM-01] [FORM-02] [FORM-03] [FORM-04] [FORM-05] [FORM-06] [FORM-07] [FORM-08] [FORM-09] [FORM-10] [FORM-11] [FORM-12] [FORM-13]', async () => {
    const t = await english()

    expect(formText({ code: 'required' }, t)).toBe('Field is required.')
    expect(formText({ code: 'name-too-short', minimum: 2 }, t)).toBe('Name must have at least 2 letters.')
    expect(formText({ code: 'password-too-weak', minimum: 8, classes: 3 }, t)).toMatch(/at least 8 .* 3 of 4/)
    expect(formText({ code: 'passwords-differ' }, t)).toBe('Passwords must be identical.')
    expect(formText({ code: 'phone-invalid' }, t)).toBe('Please provide a valid phone number.')
    expect(formText({ code: 'tax-id-too-short', minimum: 3 }, t)).toMatch(/at least 3 characters/)
    expect(formText({ code: 'postcode-too-short', minimum: 3 }, t)).toMatch(/zip code .* at least 3/)
    expect(formText({ code: 'postcode-invalid', country: 'NL' }, t)).toBe('Please provide a valid zip code.')
    expect(formText({ code: 'terms-not-accepted' }, t)).toMatch(/^You must accept the terms/)
    expect(formText({ code: 'service-point-missing' }, t)).toBe('A service point or a store must be selected.')
    expect(formText({ code: 'shipping-address-invalid' }, t)).toBe('A valid shipping address is required.')
    expect(formText({ code: 'birthday-invalid' }, t)).toBe('Please provide a valid birthday.')
    expect(formText({ code: 'too-few-characters', total: 3 }, t)).toBe('At least 3 characters.')
    expect(formText({ code: 'too-many-characters', total: 9 }, t)).toBe('Maximum 9 characters.')
  })
})

describe('wayBack', () => {
  it('is the last page that was not the login', () => {
    expect(wayBack(['/en/girls/', '/en/cart/?x=1', '/en/login/?reason=wishlist'], aShop('en'))).toBe('/cart/?x=1')
  })

  it('never leads to another host', () => {
    for (const visit of ['/en//evil.example/', '/en///evil.example/', '/en/\\\\evil.example/'])
      expect(wayBack([visit], aShop('en'))).toBe('/evil.example/')
  })

  it('is the front door for whoever came from nowhere or from another view', () => {
    expect(wayBack([], aShop('en'))).toBe('/')
    expect(wayBack(['/meisjes/'], aShop('en'))).toBe('/')
    expect(wayBack(['/en/girls/'], aShop('nl'))).toBe('/')
  })
})
