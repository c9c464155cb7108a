import { appendFile, readFile } from 'node:fs/promises'

/** Tells whether some of it is new; across all workers of a run, whoever writes it into the file first has seen it first. */
export function createSeenKinds(file: string) {
  return async (kinds: readonly string[]): Promise<boolean> => {
    const seen = new Set((await readFile(file, 'utf8').catch(() => '')).split('\n'))
    const unseen = kinds.filter((kind) => !seen.has(kind))
    if (unseen.length > 0) await appendFile(file, unseen.map((kind) => `${kind}\n`).join(''))
    return unseen.length > 0
  }
}
