import { affects, defineModule } from '@vonk/module'
import { guaranteeNoticesChanged } from './events.ts'
import { guaranteeNoticeRoutes } from './routes.ts'

export const guaranteeNoticesModule = defineModule({
  name: 'guarantee-notices',
  migrations: new URL('./migrations', import.meta.url),
  affects: [affects(guaranteeNoticesChanged, 'everything')],
  routes: (_, { db }) => guaranteeNoticeRoutes({ db }),
})
