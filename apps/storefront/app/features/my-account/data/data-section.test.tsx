import { beforeAll, describe, expect, it } from 'vitest'
import { loadI18n, type TranslateAccount } from '#i18n/index.ts'
import { aShop } from '#testing/a-shop.ts'
import { renderInShop } from '#testing/render-in-shop.tsx'
import { DataSection, deletionText } from './data-section.tsx'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'

let t: TranslateAccount
beforeAll(async () => {
  t = (await loadI18n('en')).translate
})

const show = (element: React.ReactNode) => renderInShop(element, { shop: aShop('en') })

describe('DataSection', () => {
  it('offers a copy of everything, and to be forgotten', async () => {
    const html = await show(<DataSection onLeave={async () => {}} />)

    expect(html).toContain('Download my data')
    expect(html).toContain('Delete my account')
    expect(html).not.toContain('type="password"')
  })
})

describe('DeleteAccountDialog', () => {
  it('says what goes, what stays and why, and wants the password', async () => {
    const html = await show(<DeleteAccountDialog onDelete={async () => null} onClose={() => {}} />)

    expect(html).toContain('loyalty card with all its points')
    expect(html).toContain('passkeys')
    expect(html).toContain('tax law obliges us to keep them')
    expect(html).toContain('autoComplete="current-password"')
  })
})

describe('deletionText', () => {
  it('says why the account is still there', () => {
    expect(deletionText('orders-open', t)).toMatch(/still has to be paid or sent/)
    expect(deletionText('too-many-attempts', t)).toBe(t('notice.too-many-attempts'))
    expect(deletionText(null, t)).toMatch(/Check your connection/)
  })
})
