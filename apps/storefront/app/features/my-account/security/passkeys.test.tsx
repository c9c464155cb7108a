import { beforeAll, describe, expect, it } from 'vitest'
import { loadI18n, type TranslateAccount } from '#i18n/index.ts'
import { aShop } from '#testing/a-shop.ts'
import { renderInShop } from '#testing/render-in-shop.tsx'
import { PasskeyNameForm } from './passkey-name-form.tsx'
import type { Passkey } from './passkey-row.tsx'
import { Passkeys, PasskeysCard } from './passkeys-card.tsx'
import { passkeyText } from './use-passkeys.ts'

let t: TranslateAccount
beforeAll(async () => {
  t = (await loadI18n('en')).translate
})

const show = (element: React.ReactNode) => renderInShop(element, { shop: aShop('en') })

function aPasskey(facts: Partial<Passkey> = {}): Passkey {
  const made = { created_at: '2026-11-03T10:00:00.000Z', used_at: null }
  return { id: 'passkey-1', name: 'Phone of Noor', host: 'vonk.example', ...made, ...facts }
}

const many = (count: number) =>
  Array.from({ length: count }, (_, index) => aPasskey({ id: `passkey-${index}`, name: `Key ${index}` }))

const showKeys = (passkeys: readonly Passkey[], { isAble = true }: { isAble?: boolean | null } = {}) =>
  show(<Passkeys passkeys={passkeys} isAble={isAble} onChange={() => {}} onRemoved={() => {}} />)

describe('PasskeysCard', () => {
  it('says what a passkey is while the shop is asked for them', async () => {
    const html = await show(<PasskeysCard />)

    expect(html).toContain('nobody can guess it')
    expect(html).not.toContain('You have no passkeys yet.')
  })
})

describe('Passkeys', () => {
  it('says that there is none, and offers to add the first', async () => {
    const html = await showKeys([])

    expect(html).toContain('You have no passkeys yet.')
    expect(html).toContain('Add a passkey')
    expect(html).not.toContain('<li')
  })

  it('says of one when it was made, where it works and that nobody used it, and lets it be renamed and removed', async () => {
    const html = await showKeys([aPasskey()])

    expect(html).toMatch(/Made on .*3 November.*, for vonk\.example/)
    expect(html).toContain('Not used yet')
    expect(html).toContain('aria-label="Rename the passkey ‘Phone of Noor’"')
    expect(html).toContain('aria-label="Remove the passkey ‘Phone of Noor’"')
    expect(html).not.toContain('You have no passkeys yet.')
  })

  it('says when one was last used', async () => {
    const html = await showKeys([aPasskey({ used_at: '2026-11-14T10:00:00.000Z' })])

    expect(html).toMatch(/Last used on .*14 November/)
    expect(html).not.toContain('Not used yet')
  })

  it('lists as many as there may be, and then offers no more', async () => {
    const nine = await showKeys(many(9))
    const ten = await showKeys(many(10))

    expect(nine.match(/<li/g)).toHaveLength(9)
    expect(nine).toContain('Add a passkey')
    expect(ten.match(/<li/g)).toHaveLength(10)
    expect(ten).toContain('You have ten passkeys.')
    expect(ten).not.toContain('Add a passkey')
  })

  it('says so where the browser cannot make one; those of other devices can still be removed', async () => {
    const html = await showKeys([aPasskey()], { isAble: false })

    expect(html).toContain('This browser cannot make passkeys.')
    expect(html).toContain('Remove the passkey')
    expect(html).not.toContain('Add a passkey')
  })

  it('promises nothing before it knows what the browser can do', async () => {
    const html = await showKeys([], { isAble: null })

    expect(html).not.toContain('Add a passkey')
    expect(html).not.toContain('This browser cannot make passkeys.')
  })
})

describe('PasskeyNameForm', () => {
  it('begins with the name that the key has', async () => {
    const html = await show(
      <PasskeyNameForm name="Phone of Noor" label="Save" onSave={async () => null} onClose={() => {}} />,
    )

    expect(html).toMatch(/<input[^>]*maxLength="60"[^>]*value="Phone of Noor"/)
  })
})

describe('passkeyText', () => {
  it.each([
    ['canceled', /you cancelled it/],
    ['replaced', /you cancelled it/],
    ['exists', /already holds a passkey/],
    ['passkeys-full', /ten passkeys/],
    ['passkey-challenge-invalid', /took too long/],
    ['unreachable', /You are offline, or the shop cannot be reached/],
    ['failed', /cannot be changed right now/],
    [null, /cannot be changed right now/],
  ])('says what to do after %s', (refusal, words) => {
    expect(passkeyText(refusal, t)).toMatch(words)
  })
})
