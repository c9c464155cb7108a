import { affects, defineModule, type MachinePorts } from '@vonk/module'
import { tariffsCommand } from './commands/tariffs.ts'
import { tariffsChanged } from './events.ts'
import { followTariffs } from './follow-tariffs.ts'

export const shippingModule = defineModule({
  name: 'shipping',
  affects: [affects(tariffsChanged, 'everything')],
  migrations: new URL('./migrations', import.meta.url),
  commands: () => [tariffsCommand],
  create: ({ db, outbox, log }: MachinePorts) => followTariffs({ db, outbox, log }),
  close: (tariffs) => tariffs.close(),
})
