import { defineModule } from '@vonk/module'
import { exportCommand } from './commands/export.ts'
import { importCommand } from './commands/import.ts'

/** The catalogue as files: what other systems write and read. */
export const catalogueImportModule = defineModule({
  name: 'catalogue-import',
  commands: () => [importCommand, exportCommand],
})
