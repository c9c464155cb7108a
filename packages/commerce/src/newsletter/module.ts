import { defineModule, type MachinePorts } from '@vonk/module'
import { sessionsModule } from '../sessions/module.ts'
import { storesModule } from '../stores/module.ts'
import { throttlesModule } from '../throttles/module.ts'
import { loadLeaveLinks } from './leave-links.ts'
import { createNewsletter } from './newsletter.ts'
import { newsletterRoutes } from './routes.ts'
import { forgetUnconfirmed } from './store.ts'

export const newsletterModule = defineModule({
  name: 'newsletter',
  needs: { stores: storesModule, sessions: sessionsModule, throttles: throttlesModule },
  create: async ({ db }: MachinePorts, { stores: { directory, settingsOf }, throttles }) =>
    createNewsletter({ db, directory, throttles, leaveLinks: await loadLeaveLinks(db), settingsOf }),
  routes: (newsletter, _, { stores: { directory }, sessions }) => newsletterRoutes({ newsletter, directory, sessions }),
  forget: ({ db }) => forgetUnconfirmed(db),
})
