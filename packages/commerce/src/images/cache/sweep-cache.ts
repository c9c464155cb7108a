import { readdir, stat, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { temporarySuffix } from './cache-files.ts'

type Kept = { readonly file: string; readonly bytes: number; readonly usedAt: number }

const ABANDONED = 600_000
/** Some air, so that the next picture does not sweep again. */
const AFTERWARDS = 0.9

/** Measures the cache and, when it is over its limit, removes what has not been used for longest. */
export async function sweepCache(folder: string, limitBytes: number): Promise<{ bytes: number; removed: number }> {
  const kept = await listKept(folder)
  let bytes = kept.reduce((sum, each) => sum + each.bytes, 0)
  const isOver = bytes > limitBytes
  const goes = kept.filter(isAbandoned)
  if (isOver) goes.push(...kept.filter((each) => !isAbandoned(each)).toSorted((a, b) => a.usedAt - b.usedAt))

  let removed = 0
  for (const each of goes) {
    if (!isAbandoned(each) && bytes <= limitBytes * AFTERWARDS) break
    await unlink(each.file).catch(() => {})
    bytes -= each.bytes
    removed += 1
  }
  return { bytes, removed }
}

/** One file after the other: a sweep has time, the requests beside it have not. */
async function listKept(folder: string): Promise<Kept[]> {
  const kept: Kept[] = []
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name)
    const facts = await stat(file).catch(() => null)
    if (facts) kept.push({ file, bytes: facts.size, usedAt: facts.mtimeMs })
  }
  return kept
}

/** Half a file of a worker that was killed while writing. */
function isAbandoned({ file, usedAt }: Kept): boolean {
  return file.endsWith(temporarySuffix) && Date.now() - usedAt > ABANDONED
}
