import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseRules } from './rules.ts'

export async function readRules(root: string) {
  return parseRules(await readFile(join(root, 'docs/spec/rules.tsv'), 'utf8'))
}
