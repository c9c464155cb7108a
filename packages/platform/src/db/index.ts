export { batch } from './batch.ts'
export { checkPool } from './check-pool.ts'
export { checkReplica } from './check-replica.ts'
export { checkConnection, DatabaseRefused } from './connect.ts'
export { addressesOf, connectionTo, isDatabaseUrl } from './connection-to.ts'
export {
  createDatabase,
  type Database,
  type DatabaseOptions,
  type Db,
  type TransactionOptions,
} from './create-database.ts'
export { createLeases, type Lease, type Leases } from './create-leases.ts'
export { createReadingDatabase, type ReadingDatabase } from './create-reading-database.ts'
export { DatabaseUnavailable, isDatabaseUnavailable, isTemporary, isUniqueViolation } from './database-errors.ts'
export { type HeldLock, holdLock, type LockOptions } from './hold-lock.ts'
export { isDatabaseReady } from './is-database-ready.ts'
export { type Listener, type ListenOptions, listen } from './listen.ts'
export { measurePool } from './measure-pool.ts'
export {
  findMigrationFault,
  type MigrateOptions,
  type MigrationProgress,
  migrate,
  migrateWithin,
  takeLock,
} from './migrate.ts'
export { MigrationError, type MigrationProblem } from './migration-error.ts'
export { platformMigrations } from './platform-migrations.ts'
export type { MigrationSet } from './read-migrations.ts'
export { rehearse } from './rehearse.ts'
export { type Statement, statement } from './statement.ts'
export { traceError } from './trace-error.ts'
export { type Patience, withPatience } from './with-patience.ts'
