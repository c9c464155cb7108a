import { hash, verify } from '@node-rs/argon2'

const cost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Made with the same cost from a password nobody has: comparing with it takes as long as with a real one. */
const nobody = '$argon2id$v=19$m=19456,t=2,p=1$dm9uay1ub2JvZHktaGVyZQ$fL8fhBKx4Us7+e5ruhxo3FFoccv3EZIZuZJyte96EcU'

/** The argon2id hash to store; a salt is given only where the same password must always give the same hash. */
export function hashPassword(password: string, { salt }: { readonly salt?: Uint8Array } = {}): Promise<string> {
  return hash(password, salt ? { ...cost, salt } : cost)
}

/** Null where there is no such customer or no password: that is never right, and takes as long to say. */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  const isRight = await verify(stored ?? nobody, password)
  return isRight && stored !== null
}
