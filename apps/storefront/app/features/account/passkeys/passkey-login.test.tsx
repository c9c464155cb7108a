import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aShop } from '#testing/a-shop.ts'
import { renderInShop } from '#testing/render-in-shop.tsx'
import { isAbleToMakePasskeys, makePasskey } from './ask-device.ts'
import { PasskeyLogin, PasskeyWay } from './passkey-login.tsx'
import { isCustomers, type LoginProblem, problemOf } from './use-passkey-login.ts'

const show = (element: React.ReactNode) => renderInShop(element, { shop: aShop('en') })

const showWay = (problem: LoginProblem | null, isBusy = false) =>
  show(<PasskeyWay problem={problem} isBusy={isBusy} onLogIn={() => {}} />)

describe('PasskeyLogin', () => {
  it('is not there where the browser knows no passkeys', async () => {
    expect(isAbleToMakePasskeys()).toBe(false)
    expect(await show(<PasskeyLogin enter={(ask) => ask()} />)).toBe('')
  })
})

describe('PasskeyWay', () => {
  it('is a button, and has nothing to complain about', async () => {
    const html = await showWay(null)

    expect(html).toContain('Log in with a passkey')
    expect(html).toContain('<div role="alert"></div>')
  })

  it.each([
    ['canceled', /you cancelled it/],
    ['passkey-unknown', /does not belong to an account any more/],
    ['passkey-challenge-invalid', /took too long/],
    ['too-many-attempts', /Too many attempts/],
    ['unreachable', /You are offline, or the shop cannot be reached/],
    ['failed', /Use your password/],
    ['sign-in-incorrect', /Use your password/],
  ])('says after %s what happened, and stays', async (code, words) => {
    const html = await showWay(problemOf(code))

    expect(html).toMatch(words)
    expect(html).toContain('Log in with a passkey')
  })

  it('says nothing when something else on the page has asked the device meanwhile', () => {
    expect(problemOf('replaced')).toBeNull()
  })
})

describe('isCustomers', () => {
  it('knows the keys of customers by their handles, so that no key of staff is forgotten here', () => {
    const handles = [32, 48].map((bytes) => Buffer.alloc(bytes).toString('base64url'))

    expect([...handles, undefined].map(isCustomers)).toEqual([true, false, false])
  })
})

describe('makePasskey', () => {
  const options = {
    ...{ rp: { name: 'Vonk' }, user: { id: 'bm9vcg', name: 'noor', displayName: 'Noor' }, challenge: 'YQ' },
    ...{ pubKeyCredParams: [], attestation: 'none' as const, excludeCredentials: [] },
    authenticatorSelection: {
      ...{ residentKey: 'required' as const, requireResidentKey: true as const, userVerification: 'required' as const },
    },
  }
  const create = vi.fn()

  beforeEach(() => {
    vi.stubGlobal('PublicKeyCredential', class {})
    vi.stubGlobal('navigator', { credentials: { create } })
  })
  afterEach(() => void vi.unstubAllGlobals())

  it.each([
    ['NotAllowedError', 'canceled'],
    ['AbortError', 'replaced'],
    ['InvalidStateError', 'exists'],
    ['UnknownError', 'failed'],
  ])('takes %s of the browser for %s', async (name, code) => {
    create.mockRejectedValueOnce(new DOMException('', name))

    expect(await makePasskey(options)).toEqual({ ok: false, refusal: { code } })
  })
})
