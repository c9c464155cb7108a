import { z } from 'zod'

const base64url = (maximum: number) =>
  z
    .string()
    .min(1)
    .max(maximum)
    .regex(/^[\w-]+$/, 'Expected base64url')

const publicKey = z.literal('public-key')
const userVerification = z.enum(['discouraged', 'preferred', 'required'])

/** `PublicKeyCredentialCreationOptionsJSON` of WebAuthn. */
export const creationOptions = z.object({
  rp: z.object({ id: z.string().exactOptional(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: publicKey, alg: z.int() })),
  timeout: z.int().exactOptional(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(z.object({ id: z.string(), type: publicKey, transports: z.array(z.string()) })),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification,
  }),
})

/** `PublicKeyCredentialRequestOptionsJSON` of WebAuthn. */
export const requestOptions = z.object({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.int().exactOptional(),
  userVerification: userVerification.exactOptional(),
})

const credentialId = base64url(1_400)
const clientDataJSON = base64url(4_000)

/** Browsers write these, and newer ones write more into them; whoever uses one names the fields it reads. */
function asWritten<Shape extends z.ZodRawShape>(shape: Shape): z.ZodObject<Shape> {
  // Looser than it says: what a browser adds is no concern of the types.
  return z.looseObject(shape) as unknown as z.ZodObject<Shape>
}

export const newCredential = asWritten({
  id: credentialId,
  rawId: credentialId,
  type: publicKey,
  response: asWritten({
    clientDataJSON,
    attestationObject: base64url(16_000),
    // A browser may know more ways than this list.
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
})

export const usedCredential = asWritten({
  id: credentialId,
  rawId: credentialId,
  type: publicKey,
  response: asWritten({
    clientDataJSON,
    authenticatorData: base64url(4_000),
    signature: base64url(4_000),
    userHandle: base64url(100).nullish(),
  }),
})

export type NewCredential = Readonly<z.infer<typeof newCredential>>
export type UsedCredential = Readonly<z.infer<typeof usedCredential>>
