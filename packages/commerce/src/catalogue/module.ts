import { storeTimeAt } from '@vonk/domain/time'
import { defineModule, on } from '@vonk/module'
import { productsEdited } from './events.ts'
import { followEdits } from './put-catalogue.ts'

export const catalogueModule = defineModule({
  name: 'catalogue',
  listen: (_, { clock }) => [
    on([productsEdited], { name: 'edited-products', from: 'now' }, async (tx, { payload: { view, ids } }) => {
      const now = clock()
      await followEdits(tx, view, { ids, now, utcOffsetMinutes: storeTimeAt(now).utcOffsetMinutes })
    }),
  ],
})
