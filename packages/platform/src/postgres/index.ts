export { DataFolderBusy, PostgresUnavailable } from './errors.ts'
export { findRunningPostgres } from './find-running-postgres.ts'
export {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  startEmbeddedPostgres,
} from './start-embedded-postgres.ts'
