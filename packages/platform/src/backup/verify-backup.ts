import { isDeepStrictEqual } from 'node:util'
import { err, ok, type Result } from '@vonk/domain/result'
import { type ArchivedFile, readArchive, readWhole, Sum } from './archive.ts'
import { BytesMissing } from './byte-reader.ts'
import { BACKUP_FORMAT, MANIFEST_PATH, type Manifest, manifestSchema, readPath } from './manifest.ts'
import { TarError } from './tar.ts'

/** Why a file is not restored from, in words. */
export type BackupRefusal = { readonly code: 'backup-damaged' | 'backup-newer'; readonly reason: string }

const LARGEST_MANIFEST = 64 * 1024 * 1024

/** Reads a backup from end to end, and answers what it holds when that is what was written. */
export async function verifyBackup(file: string): Promise<Result<Manifest, BackupRefusal>> {
  const sums = new Map<string, Sum>()
  try {
    for await (const archived of readArchive(file)) {
      if (archived.path === MANIFEST_PATH) return judge(await readManifest(archived), sums)
      await sumUp(archived, sums)
    }
    return damaged('it is not complete')
  } catch (error) {
    return damaged(explain(error))
  }
}

async function sumUp(archived: ArchivedFile, sums: Map<string, Sum>): Promise<void> {
  const found = readPath(archived.path)
  if (!found) throw new TarError(`it holds a file that no backup has: ${archived.path}`)
  const key = found.kind === 'media' ? 'media' : `table ${found.name}`
  const sum = sums.get(key) ?? new Sum()
  sums.set(key, sum)
  if (found.kind === 'media') sum.add(`${found.name}\n`)
  for await (const piece of archived.pieces()) sum.add(piece)
}

async function readManifest(archived: ArchivedFile): Promise<unknown> {
  return archived.size > LARGEST_MANIFEST ? null : JSON.parse(await readWhole(archived))
}

function judge(written: unknown, sums: ReadonlyMap<string, Sum>): Result<Manifest, BackupRefusal> {
  const parsed = manifestSchema.safeParse(written)
  if (!parsed.success) return damaged('its list of contents cannot be read')
  const { format, tables, media } = parsed.data
  if (format > BACKUP_FORMAT) return err({ code: 'backup-newer', reason: 'it was made by a newer version of the shop' })
  const nothing = new Sum().finish()
  const isWhole = (key: string, { bytes, sha256 }: { bytes: number; sha256: string }) =>
    isDeepStrictEqual(sums.get(key)?.finish() ?? nothing, { bytes, sha256 })
  const broken = tables.find((table) => !isWhole(`table ${table.name}`, table))
  const listed = new Set(['media', ...tables.map(({ name }) => `table ${name}`)])
  if ([...sums.keys()].some((key) => !listed.has(key))) return damaged('it holds a table that is not on its list')
  if (broken) return damaged(`the table ${broken.name} is not what was written`)
  return isWhole('media', media) ? ok(parsed.data) : damaged('the media files are not what was written')
}

function damaged(reason: string): Result<never, BackupRefusal> {
  return err({ code: 'backup-damaged', reason })
}

/** What is wrong with the file; anything else that fails is thrown on. */
function explain(error: unknown): string {
  if (error instanceof BytesMissing || error instanceof TarError) return error.message
  if (error instanceof SyntaxError) return 'its list of contents cannot be read'
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code.startsWith('Z_')) return 'it is no packed file, or a part of it is damaged'
  throw error
}
