import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type ThrowAwayFolder = { readonly path: string; remove(): Promise<void> }

// Its stdin closes when this process ends, in whatever way; a database in the folder may take a moment to stop.
const CARETAKER = 'cat >/dev/null; for attempt in 1 2 3 4 5 6 7 8 9 10; do rm -rf "$1" && break; sleep 1; done'

/** A folder that is gone when the process is, even after kill -9. */
export async function createThrowAwayFolder(): Promise<ThrowAwayFolder> {
  const path = await mkdtemp(join(tmpdir(), 'vonk-test-'))
  const caretaker = spawn('/bin/sh', ['-c', CARETAKER, 'sh', path], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  })
  caretaker.unref()
  return {
    path,
    async remove() {
      await rm(path, { recursive: true, force: true, maxRetries: 5 })
      caretaker.stdin.end()
    },
  }
}
