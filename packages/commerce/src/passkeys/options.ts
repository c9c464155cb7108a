import type { StoredCustomer } from '../customers/index.ts'
import { CHALLENGE_MS } from './challenges.ts'
import type { RelyingParty } from './relying-party.ts'
import type { StoredPasskey } from './schema.ts'

type Creation = {
  readonly customer: Pick<StoredCustomer, 'email' | 'firstName'>
  readonly existing: readonly StoredPasskey[]
  readonly userHandle: string
  readonly challenge: Uint8Array<ArrayBuffer>
  readonly party: RelyingParty
}

/** What a browser makes a key of. It stays on the device, so that nobody types an address to log in with it. */
export async function creationOptions({ customer, existing, userHandle, challenge, party }: Creation) {
  const { generateRegistrationOptions } = await import('@simplewebauthn/server')
  const { rp, user, pubKeyCredParams, ...options } = await generateRegistrationOptions({
    rpID: party.id,
    rpName: party.name,
    userID: new Uint8Array(Buffer.from(userHandle, 'base64url')),
    userName: customer.email,
    userDisplayName: customer.firstName,
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
      transports,
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
