import { fileURLToPath } from 'node:url'
import type { MigrationSet } from './read-migrations.ts'

/** The tables of this package itself: apply them before those of any other. */
export const platformMigrations: MigrationSet = {
  name: 'platform',
  folder: fileURLToPath(new URL('../../migrations', import.meta.url)),
}
