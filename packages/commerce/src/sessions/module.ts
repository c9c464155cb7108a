import { defaultSettings } from '@vonk/domain/settings'
import { defineModule, type MachinePorts } from '@vonk/module'
import type { Buyer } from '../cart/index.ts'
import { pricesModule } from '../prices/module.ts'
import { storesModule } from '../stores/module.ts'
import { throttlesModule } from '../throttles/module.ts'
import { forgetOldNetworks } from './login-networks.ts'
import { ownSessionRoutes } from './own-session-routes.ts'
import { forgetOldResets } from './password-resets.ts'
import { passwordRoutes } from './password-routes.ts'
import { profileRoutes } from './profile-routes.ts'
import { sessionRoutes } from './routes.ts'
import { createSessions } from './sessions.ts'
import { forgetEndedSessions } from './store.ts'

export const sessionsModule = defineModule({
  name: 'sessions',
  needs: { stores: storesModule, throttles: throttlesModule, prices: pricesModule },
  create({ db }: MachinePorts, { throttles }) {
    const sessions = createSessions({ db, throttles, settings: defaultSettings })
    return {
      ...sessions,
      /** As much of a customer as whoever sells has to know. */
      async findBuyer(token: string): Promise<Buyer | null> {
        const customer = await sessions.whoIs(token)
        return customer && { customerId: customer.id, groupId: customer.groupId, emailAddress: customer.email }
      },
    }
  },
  routes(sessions, { db }, { stores: { directory }, throttles, prices: { groupTokens } }) {
    const parts = { db, sessions, directory, throttles }
    return [
      ...sessionRoutes(parts),
      ...profileRoutes({ ...parts, groupTokens }),
      ...ownSessionRoutes({ db, sessions }),
      ...passwordRoutes(parts),
    ]
  },
  forget: async ({ db }) => ({
    ...(await forgetEndedSessions(db)),
    ...(await forgetOldNetworks(db)),
    ...(await forgetOldResets(db)),
  }),
})
