import { fileURLToPath } from 'node:url'
import type { MigrationSet } from '@vonk/platform/db'

/** The tables of the content service. */
export const contentMigrations: MigrationSet = {
  name: 'content',
  folder: fileURLToPath(new URL('.', import.meta.url)),
}
