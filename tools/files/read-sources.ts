import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SourceFile } from 'typescript'
import { listFiles } from './list-files.ts'

export type Source = {
  path: string
  text: string
  /** Kept by `parseSource`: checks that read the same source share it. */
  tree?: SourceFile
}

const code = /\.(ts|tsx|js|cjs|mjs|css)$/

/** The code of the project: the input of every check that reads sources. */
export async function readSources(root: string, paths?: readonly string[]): Promise<Source[]> {
  const wanted = (paths ?? (await listFiles(root))).filter((path) => code.test(path))
  return Promise.all(wanted.map(async (path) => ({ path, text: await readFile(join(root, path), 'utf8') })))
}

const text = /^(apps|packages)\/.*\.(svg|html|json|po|webmanifest)$/
const ofTools = /(^|\/)(package|tsconfig[\w.-]*)\.json$/

/** What the project shows or says beside its code: drawings, documents, texts. */
export async function readTexts(root: string, paths: readonly string[]): Promise<Source[]> {
  const wanted = paths.filter((path) => text.test(path) && !ofTools.test(path))
  return Promise.all(wanted.map(async (path) => ({ path, text: await readFile(join(root, path), 'utf8') })))
}

export function isTest(path: string) {
  return /\.test\.tsx?$/.test(path)
}
