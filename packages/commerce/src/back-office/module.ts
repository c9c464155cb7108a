import { defineModule } from '@vonk/module'
import { forgetBatches } from './answer-once.ts'
import { keysCommand } from './commands/keys.ts'
import { priceCommand } from './commands/price.ts'
import { stockCommand } from './commands/stock.ts'
import { backOfficeRoutes } from './routes.ts'

export const backOfficeModule = defineModule({
  name: 'back-office',
  commands: () => [stockCommand, priceCommand, keysCommand],
  routes: (_, { db, clock }) => backOfficeRoutes({ db, now: clock }),
  forget: ({ db }) => forgetBatches(db),
})
