import type { NewCredential, UsedCredential } from '@vonk/contract'
import { z } from 'zod'
import type { RelyingParty } from './relying-party.ts'

const clientDataSchema = z.object({ challenge: z.string().min(1).max(200) })

/** The challenge that a browser says it was given, empty when it says none. Nothing of it is proved yet. */
export function challengeOf({ clientDataJSON }: { readonly clientDataJSON: string }): string {
  const text = Buffer.from(clientDataJSON, 'base64url').toString('utf8')
  const parsed = clientDataSchema.safeParse(parseJson(text))
  return parsed.success ? parsed.data.challenge : ''
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

type Expected = { readonly challenge: string; readonly party: RelyingParty }

/** What is kept of a key. */
export type VerifiedCredential = {
  readonly credentialId: string
  readonly publicKey: string
  /** How often it was used, as far as the key counts that. */
  readonly counter: number
}

/** A key that was made here and now for this shop; null for anything else. */
export async function verifyNew(
  credential: NewCredential,
  { challenge, party }: Expected,
): Promise<VerifiedCredential | null> {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  if (!(await hasPlainStatement(credential))) return null
  const { clientDataJSON, attestationObject } = credential.response
  const verified = await orNull(
    verifyRegistrationResponse({
      response: { ...credential, response: { clientDataJSON, attestationObject }, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: false,
    }),
  )
  if (!verified?.verified) return null
  const { id: credentialId, publicKey, counter } = verified.registrationInfo.credential
  return { credentialId, publicKey: Buffer.from(publicKey).toString('base64url'), counter }
}

/** How far the key has counted, when it has signed for this shop; null for anything else. */
export async function verifyUse(
  credential: UsedCredential,
  passkey: VerifiedCredential,
  { challenge, party }: Expected,
): Promise<{ readonly counter: number } | null> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const { clientDataJSON, authenticatorData, signature } = credential.response
  const verified = await orNull(
    verifyAuthenticationResponse({
      response: {
        ...credential,
        response: { clientDataJSON, authenticatorData, signature },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: false,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
    }),
  )
  return verified?.verified ? { counter: verified.authenticationInfo.newCounter } : null
}

/**
 * The shop asks for no proof of a key's make. One that comes with certificates all the same is not looked into: checking them
 * would make requests to addresses that stand in them.
 */
async function hasPlainStatement({ response: { attestationObject } }: NewCredential): Promise<boolean> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers')
  try {
    const decoded = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, 'base64url')))
    const format = decoded.get('fmt')
    return format === 'none' || (format === 'packed' && decoded.get('attStmt').get('x5c') === undefined)
  } catch {
    return false
  }
}

/** The library throws for whatever is wrong with an answer; all of it comes from outside. */
async function orNull<Value>(verifying: Promise<Value>): Promise<Value | null> {
  try {
    return await verifying
  } catch {
    return null
  }
}
