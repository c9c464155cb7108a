import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { readToken } from './mail-link.ts'

/**
 * The token of the link, taken out of the address, so that no history shows it; null until it is read. It stays with the
 * entry of the history: a page that is loaded again, or come back to, has it still.
 */
export function useLinkToken(): string | null {
  const { hash, pathname, state } = useLocation()
  const navigate = useNavigate()
  const [token, setToken] = useState<string | null>(null)
  useEffect(() => {
    const found = readToken(hash)
    setToken((earlier) => found || keptToken(state) || (earlier ?? ''))
    if (found === '') return
    void navigate(pathname, { replace: true, preventScrollReset: true, state: { [KEY]: found } })
  }, [hash, pathname, state, navigate])
  return token
}

const KEY = 'linkToken'

function keptToken(state: unknown): string {
  const kept: unknown = typeof state === 'object' && state !== null && KEY in state ? state[KEY] : ''
  return typeof kept === 'string' ? kept : ''
}
