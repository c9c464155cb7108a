import { affects, defineModule, type MachinePorts } from '@vonk/module'
import { storesCommand } from './commands/stores.ts'
import { textsCommand } from './commands/texts.ts'
import { storeViewsChanged } from './events.ts'
import { followSettings } from './follow-settings.ts'
import { storeRoutes } from './routes.ts'
import { createStores } from './stores.ts'

export const storesModule = defineModule({
  name: 'stores',
  affects: [affects(storeViewsChanged, 'everything')],
  migrations: new URL('./migrations', import.meta.url),
  commands: ({ settings }) => [storesCommand(settings), textsCommand],
  async create({ db, outbox, log }: MachinePorts) {
    const stores = createStores({ db })
    const settings = await followSettings({ db, outbox, log })
    return {
      stores,
      directory: settings.directory,
      settings,
      settingsOf: settings.of,
      settingsOfModule: settings.ofModule,
    }
  },
  close: ({ settings }) => settings.close(),
  routes: ({ stores }) => storeRoutes(stores),
})
