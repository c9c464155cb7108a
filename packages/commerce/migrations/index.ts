import { fileURLToPath } from 'node:url'
import type { MigrationSet } from '@vonk/platform/db'

/** The tables of the shop's modules. */
export const commerceMigrations: MigrationSet = {
  name: 'commerce',
  folder: fileURLToPath(new URL('.', import.meta.url)),
}
