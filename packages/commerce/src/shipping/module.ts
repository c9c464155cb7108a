import { defineModule, type MachinePorts } from '@vonk/module'
import { followTariffs } from './follow-tariffs.ts'

export const shippingModule = defineModule({
  name: 'shipping',
  create: ({ db, outbox, log }: MachinePorts) => followTariffs({ db, outbox, log }),
  close: (tariffs) => tariffs.close(),
})
