import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { readToken } from './mail-link.ts'

/** The token of the link, read once and taken out of the address, so that it stays in no history; null until it is read. */
export function useLinkToken(): string | null {
  const { hash, pathname } = useLocation()
  const navigate = useNavigate()
  const [token, setToken] = useState<string | null>(null)
  useEffect(() => {
    const found = readToken(hash)
    setToken((earlier) => (found === '' ? (earlier ?? '') : found))
    if (found !== '') void navigate(pathname, { replace: true, preventScrollReset: true })
  }, [hash, pathname, navigate])
  return token
}
