export { findRunningPostgres } from './find-running-postgres.ts'
export { DataFolderBusy, PostgresUnavailable } from './machine/errors.ts'
export {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  startEmbeddedPostgres,
} from './start-embedded-postgres.ts'
