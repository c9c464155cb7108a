import type { EngineParts } from './engine-parts.ts'
import { toProfile } from './to-profile.ts'
import type { Transmitter } from './transmitter.ts'

/** Asks who the customer is; without an answer the device goes on with what it knows. */
export async function loadProfile({ store }: EngineParts, api: Transmitter): Promise<void> {
  const answer = await api.call({ method: 'GET', url: '/api/user/me?token={{token}}', isSilent: true })
  const me = answer.code === 200 ? toProfile(answer.result) : null
  if (me === null) return
  const { profile, groupToken } = me
  store.change((state) => {
    if (state.session.token === null) return state
    return { ...state, session: { ...state.session, profile, groupToken, groupId: profile.groupId } }
  })
}
