import { defineModule, type MachinePorts } from '@vonk/module'
import type { Site } from '@vonk/platform/webauthn'
import { storesModule } from '../../stores/module.ts'
import { throttlesModule } from '../../throttles/module.ts'
import { sessionsModule } from '../module.ts'
import { passkeyRoutes } from './routes.ts'
import { passkeyStore } from './store.ts'

export const passkeysModule = defineModule({
  name: 'passkeys',
  needs: { stores: storesModule, sessions: sessionsModule, throttles: throttlesModule },
  create: ({ site }: MachinePorts & { readonly site: Site }) => site,
  routes: (site, { db }, { stores: { directory }, sessions, throttles }) =>
    passkeyRoutes({ db, sessions, directory, throttles, site }),
  forget: ({ db }) => passkeyStore.forgetOldChallenges(db),
})
