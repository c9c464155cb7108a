import { commerceMigrations } from '@vonk/commerce/migrations'
import { contentMigrations } from '@vonk/content/migrations'
import { type MigrationSet, platformMigrations } from '@vonk/platform/db'

/** Every package that owns tables, in the order its migrations may build on each other. */
export const migrationSets: readonly MigrationSet[] = [platformMigrations, commerceMigrations, contentMigrations]
