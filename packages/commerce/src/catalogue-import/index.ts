export type { Refusal } from './importing/create-ledger.ts'
export { importCatalogue } from './importing/import-catalogue.ts'
export { dumpOf } from './reading/open-dump-file.ts'
