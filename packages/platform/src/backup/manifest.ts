import { z } from 'zod'

/** Grows when a backup can no longer be read as before. */
export const BACKUP_FORMAT = 1

const summed = { bytes: z.int().min(0), sha256: z.string() }

/** The last file of a backup: what the others have to be. */
export const manifestSchema = z.object({
  format: z.int(),
  createdAt: z.iso.datetime(),
  /** What had been applied to the database. */
  migrations: z.array(z.object({ set: z.string(), number: z.int(), file: z.string(), checksum: z.string() })),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.int().min(0), ...summed })),
  sequences: z.array(z.object({ name: z.string(), lastValue: z.string(), isCalled: z.boolean() })),
  media: z.object({ files: z.int().min(0), ...summed }),
})

export type Manifest = z.output<typeof manifestSchema>
export type TableSummary = Manifest['tables'][number]

export const MANIFEST_PATH = 'manifest.json'

/** Where a piece of a table lies. */
export function tablePath(table: string, piece: number): string {
  return `tables/${table}/${String(piece).padStart(6, '0')}.json`
}

/** What a path of a backup holds; null for one that no backup has. */
export function readPath(path: string): { kind: 'table'; name: string } | { kind: 'media'; name: string } | null {
  const [, table] = /^tables\/([a-z0-9_]+)\/\d+\.json$/.exec(path) ?? []
  if (table) return { kind: 'table', name: table }
  const [, file] = /^media\/(.+)$/s.exec(path) ?? []
  const isInside =
    file?.split('/').every((part) => part !== '' && part !== '.' && part !== '..') && !file.includes('\0')
  return file && isInside ? { kind: 'media', name: file } : null
}
