import { defineModule } from '@vonk/module'
import { guaranteeNoticeRoutes } from './routes.ts'

export const guaranteeNoticesModule = defineModule({
  name: 'guarantee-notices',
  routes: (_, { db }) => guaranteeNoticeRoutes({ db }),
})
