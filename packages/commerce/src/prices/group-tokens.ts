import { errors, jwtVerify, SignJWT } from 'jose'

/** Outlives a visit; a customer who is moved to another group gets a new one with the next look at the account. */
const LIFETIME = '7d'

export type GroupTokens = {
  sign(claims: { readonly groupId: number; readonly customerId: number }): Promise<string>
  /** The group a token proves; null for what this shop has not signed or what has expired. */
  verify(token: string): Promise<number | null>
}

/** Tokens that prove to which price group a customer belongs, so that nobody can claim another group's prices. */
export function createGroupTokens(secret: Uint8Array): GroupTokens {
  return {
    sign({ groupId, customerId }) {
      return new SignJWT({ group_id: groupId, id: customerId })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuedAt()
        .setExpirationTime(LIFETIME)
        .sign(secret)
    },
    async verify(token) {
      try {
        const { payload } = await jwtVerify(token, secret, { algorithms: ['HS256'] })
        const group = payload['group_id']
        return typeof group === 'number' && Number.isSafeInteger(group) ? group : null
      } catch (error) {
        if (error instanceof errors.JOSEError) return null
        throw error
      }
    },
  }
}
