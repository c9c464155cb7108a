import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { listFiles } from './list-files.ts'

export type Source = { path: string; text: string }

const code = /\.(ts|tsx|js|cjs|mjs|css)$/

/** The code of the project: the input of every check that reads sources. */
export async function readSources(root: string): Promise<Source[]> {
  const paths = (await listFiles(root)).filter((path) => code.test(path))
  return Promise.all(paths.map(async (path) => ({ path, text: await readFile(join(root, path), 'utf8') })))
}

export function isTest(path: string) {
  return /\.test\.tsx?$/.test(path)
}
