import { type Answer, type FakeCall, refusal, result, tokenOf } from './fake-answer.ts'
import { createFakeProfiles, type FakeChildren, profileOf } from './fake-profiles.ts'

export type FakeCustomers = ReturnType<typeof createFakeCustomers>

/** Accounts, tokens that end, and refresh tokens that rotate. */
export function createFakeCustomers(children: FakeChildren) {
  const accounts = new Map([['mila@example.com', { id: 7, password: 'Geheim12' }]])
  const tokens = new Map<string, number>()
  const refreshTokens = new Map<string, number>()
  const counts = { refreshes: 0 }
  const profiles = createFakeProfiles(children)
  let last = 0

  function open(customerId: number): Answer {
    last += 1
    tokens.set(`token-${last}`, customerId)
    refreshTokens.set(`refresh-${last}`, customerId)
    return result(`token-${last}`, { refreshToken: `refresh-${last}` })
  }

  function refresh(refreshToken: string): Answer {
    counts.refreshes += 1
    const customerId = refreshTokens.get(refreshToken)
    if (customerId === undefined) return refusal(401, 'refresh-token-invalid', 'Not authorized')
    // Within the grace time of a rotation the old one still works: its answer may have been lost.
    return open(customerId)
  }

  function logIn({ username, password }: Record<string, string>): Answer {
    const account = accounts.get(username ?? '')
    if (account && account.password === password) return open(account.id)
    return refusal(401, 'sign-in-incorrect', 'The account sign-in was incorrect')
  }

  function register(email: string, password: string): Answer {
    if (accounts.has(email)) return refusal(409, 'email-taken', 'Exists already')
    accounts.set(email, { id: 100 + accounts.size, password })
    return result(profileOf(email))
  }

  function ownerOf(request: Request) {
    const id = tokens.get(tokenOf(request) ?? '')
    const email = [...accounts].find(([, account]) => account.id === id)?.[0]
    return id === undefined || email === undefined ? null : { id, email }
  }

  function answer({ request, url, body }: FakeCall): Answer | null {
    if (url.pathname === '/api/user/login') return logIn(body)
    if (url.pathname === '/api/user/create') return register(Object(body.customer).email, String(body.password))
    if (url.pathname === '/api/user/refresh') return refresh(body.refreshToken ?? '')
    if (url.pathname !== '/api/user/logout') return profiles.answer({ request, url, body }, ownerOf(request))
    tokens.delete(tokenOf(request) ?? '')
    return result(true)
  }

  return {
    answer,
    counts,
    register,
    /** Null is a guest; undefined a token nobody gave out. */
    whoIs: (token: string | null) => (token === null ? null : tokens.get(token)),
    expireTokens: () => tokens.clear(),
    revokeRefreshTokens: () => refreshTokens.clear(),
  }
}
