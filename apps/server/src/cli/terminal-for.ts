import { loadSeller } from '@vonk/commerce/brands'
import { readCategories } from '@vonk/commerce/catalogue'
import { hashPassword } from '@vonk/commerce/customers'
import { createStores } from '@vonk/commerce/stores'
import { forgetAuthor } from '@vonk/content/editor'
import { createMedia } from '../compose/open-media.ts'
import { openStaffSealer } from '../start/open-staff-sealer.ts'
import type { Given, Terminal } from './command.ts'
import { withDatabase } from './with-database.ts'

/** What the commands of the modules are given: the machine, and what the configuration says of it. */
export function terminalFor(given: Given): Terminal {
  const { config } = given
  return {
    ...given,
    withDatabase: (work, { isQuiet } = {}) =>
      withDatabase(isQuiet ? { ...given, write: () => {} } : given, ({ db }) => work(db)),
    // Asked for when a command has taken its arguments, and not before.
    get isInMaintenance() {
      return config.isInMaintenance
    },
    get space() {
      return config.storyblok
    },
    shop: { loadSeller, readCategories, loadDirectory: (db) => createStores({ db }).loadDirectory() },
    openMedia: () => createMedia(config).media,
    passwords: { hashPassword },
    openStaffSealer: () => openStaffSealer(config),
    forgetAuthor,
  }
}
