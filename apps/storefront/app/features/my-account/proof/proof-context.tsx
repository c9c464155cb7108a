import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** What shows that the account is the customer's own: good for minutes, or the link of a mail that becomes such a proof. */
export type HeldProof = { readonly kind: 'proof' | 'link'; readonly token: string }

type ProofState = {
  readonly section: 'profile' | 'security'
  readonly held: HeldProof | null
  readonly hold: (held: HeldProof | null) => void
}

const ProofContext = createContext<ProofState>({ section: 'security', held: null, hold: () => {} })

export const useHeldProof = () => useContext(ProofContext)

/** Keeps a proof for as long as its section of the account is shown, and in no storage. */
export function ProofProvider({ section, children }: Pick<ProofState, 'section'> & { children: ReactNode }) {
  const { hash, pathname } = useLocation()
  const navigate = useNavigate()
  const [held, setHeld] = useState<HeldProof | null>(null)
  const hold = useCallback((next: HeldProof | null) => setHeld(next), [])
  useEffect(() => {
    const token = new URLSearchParams(hash.replace(/^#/, '')).get('proof') ?? ''
    if (token === '') return
    setHeld({ kind: 'link', token })
    // So that it stays in no history.
    void navigate(pathname, { replace: true, preventScrollReset: true })
  }, [hash, pathname, navigate])
  const state = useMemo(() => ({ section, held, hold }), [section, held, hold])
  return <ProofContext value={state}>{children}</ProofContext>
}
