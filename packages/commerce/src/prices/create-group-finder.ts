import type { GroupTokens } from './group-tokens.ts'

type GroupFinderParts = {
  readonly groupTokens: Pick<GroupTokens, 'verify'>
  /** The customer behind the token of a session. */
  whoIs(token: string): Promise<{ readonly groupId: number } | null>
}

type Proof = { readonly groupToken: string | null; readonly token: string | null }

/** Finds the price group a caller has proved to belong to, by the group's own token or by being signed in; null for a guest. */
export function createGroupFinder({ groupTokens, whoIs }: GroupFinderParts) {
  return async ({ groupToken, token }: Proof): Promise<number | null> => {
    const proved = groupToken ? await groupTokens.verify(groupToken) : null
    if (proved !== null || token === null) return proved
    const customer = await whoIs(token)
    return customer?.groupId ?? null
  }
}
