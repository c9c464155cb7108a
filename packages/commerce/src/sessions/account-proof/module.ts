import { defineModule, type MachinePorts } from '@vonk/module'
import type { Site } from '@vonk/platform/webauthn'
import { storesModule } from '../../stores/module.ts'
import { throttlesModule } from '../../throttles/module.ts'
import { sessionsModule } from '../module.ts'
import { accountProofRoutes } from './routes.ts'

export const accountProofModule = defineModule({
  name: 'account-proof',
  needs: { stores: storesModule, sessions: sessionsModule, throttles: throttlesModule },
  create: ({ site }: MachinePorts & { readonly site: Site }) => site,
  routes: (site, { db }, { stores: { directory }, sessions, throttles }) =>
    accountProofRoutes({ db, sessions, directory, throttles, site }),
})
