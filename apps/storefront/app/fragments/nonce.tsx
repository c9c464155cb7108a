import { createContext, type ReactNode, use } from 'react'

const NonceContext = createContext<string | undefined>(undefined)

/** On the server only: what a browser has added by script needs no nonce. */
export function NonceProvider({ nonce, children }: { nonce: string | undefined; children: ReactNode }) {
  return <NonceContext value={nonce}>{children}</NonceContext>
}

/** The nonce of the page, for scripts and their preloads. */
export function useNonce(): string | undefined {
  return use(NonceContext)
}
