import type { RelyingParty } from './relying-party.ts'

/** How long a device may take. */
export const CHALLENGE_MS = 5 * 60_000

/** A key somebody has already. */
export type KnownKey = { readonly host: string; readonly credentialId: string; readonly transports: readonly string[] }

type Creation = {
  /** As the device lists its owner. */
  readonly user: { readonly handle: string; readonly name: string; readonly displayName: string }
  readonly existing: readonly KnownKey[]
  readonly challenge: Uint8Array<ArrayBuffer>
  readonly party: RelyingParty
}

/** What a browser makes a key of. It stays on the device, so that nobody types an address to log in with it. */
export async function creationOptions({ user: owner, existing, challenge, party }: Creation) {
  const { generateRegistrationOptions } = await import('@simplewebauthn/server')
  const { rp, user, pubKeyCredParams, ...options } = await generateRegistrationOptions({
    rpID: party.id,
    rpName: party.name,
    userID: new Uint8Array(Buffer.from(owner.handle, 'base64url')),
    userName: owner.name,
    userDisplayName: owner.displayName,
    challenge,
  })
  const here = existing.filter(({ host }) => host === party.id)
  return {
    ...{ rp, user, pubKeyCredParams, challenge: options.challenge, timeout: CHALLENGE_MS },
    attestation: 'none' as const,
    // A device that has one of these makes no second.
    excludeCredentials: here.map(({ credentialId: id, transports }) => ({
      id,
      type: 'public-key' as const,
      transports: [...transports],
    })),
    authenticatorSelection: {
      residentKey: 'required' as const,
      requireResidentKey: true as const,
      userVerification: 'preferred' as const,
    },
  }
}

/** What a browser asks the keys of a device to sign, whosever they are. */
export async function requestOptions(challenge: Uint8Array<ArrayBuffer>, party: RelyingParty) {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  const options = await generateAuthenticationOptions({ rpID: party.id, challenge, userVerification: 'preferred' })
  return {
    ...{ challenge: options.challenge, rpId: party.id, timeout: CHALLENGE_MS },
    userVerification: 'preferred' as const,
  }
}
