import { pageTags } from '@vonk/domain/page-tags'
import { storeTimeAt } from '@vonk/domain/time'
import { affects, defineModule, on } from '@vonk/module'
import { affectedByCatalogue } from './affected-by-catalogue.ts'
import { catalogueChanged, productsEdited } from './events.ts'
import { followEdits } from './put-catalogue.ts'
import { redirectsChanged } from './urls/redirects.ts'

export const catalogueModule = defineModule({
  name: 'catalogue',
  affects: [
    affects(catalogueChanged, affectedByCatalogue),
    affects(redirectsChanged, (_, changes) =>
      changes.flatMap(({ view, paths }) => paths.map((path) => pageTags.address(view, path))),
    ),
  ],
  listen: (_, { clock }) => [
    on([productsEdited], { name: 'edited-products', from: 'now' }, async (tx, { payload: { view, ids } }) => {
      const now = clock()
      await followEdits(tx, view, { ids, now, utcOffsetMinutes: storeTimeAt(now).utcOffsetMinutes })
    }),
  ],
})
