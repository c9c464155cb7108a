import { beforeAll, describe, expect, it } from 'vitest'
import { loadI18n, type TranslateAccount } from '../../i18n/index.ts'
import { aShop } from '../../testing/a-shop.ts'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import { NewPasswordForm, resetText } from './reset-forms.tsx'
import { readResetLink } from './reset-link.ts'
import { ResetPage } from './reset-page.tsx'

let t: TranslateAccount
beforeAll(async () => {
  t = (await loadI18n('en')).translate
})

const show = (element: React.ReactNode) => renderInShop(element, { shop: aShop('en'), path: '/reset-password/' })

describe('ResetPage', () => {
  it('asks where the link shall be sent, and is no search result [ROUTE-12]', async () => {
    const html = await show(<ResetPage />)

    expect(html).toMatch(/<h1[^>]*>Forgotten password<\/h1>/)
    expect(html).toContain('name="email"')
    expect(html).toContain('<meta name="robots" content="noindex"/>')
  })

  it('takes a new password from who came by the link', async () => {
    const html = await show(<NewPasswordForm link={{ token: 'abc', email: 'zoe@example.com' }} onAgain={() => {}} />)

    expect(html).toContain('zoe@example.com')
    expect(html.match(/autoComplete="new-password"/g)).toHaveLength(2)
    expect(html).not.toContain('abc')
  })
})

describe('readResetLink', () => {
  it('reads token and address, and nothing else', () => {
    expect(readResetLink('#token=a%2Bb&email=zoe%40example.com')).toEqual({ token: 'a+b', email: 'zoe@example.com' })
    expect(readResetLink('')).toBeNull()
    expect(readResetLink('#token=abc')).toBeNull()
  })
})

describe('resetText', () => {
  it('says that the address is not known, or that the mail could not be sent [AUTH-28] [AUTH-29]', () => {
    expect(resetText('email-unknown', t)).toBe('The provided email does not exist.')
    expect(resetText(undefined, t)).toMatch(/^Error while sending the reset password e-mail\./)
    expect(resetText('too-many-attempts', t)).not.toMatch(/^Error/)
  })

  it('has a sentence for who is offline [AUTH-25]', () => {
    expect(t('reset.offline')).toBe('Reset password feature does not work while offline!')
  })
})
