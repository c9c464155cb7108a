import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const KEY_BYTES = 32
const FILE = 'secrets.key'

/** Null for what is no key of 32 bytes, written as base64, base64url or hex. */
export function parseSecretsKey(text: string): Uint8Array | null {
  const written = text.trim()
  if (/^[\da-f]{64}$/i.test(written)) return Buffer.from(written, 'hex')
  const bytes = /^[\w+/-]{43}=?$/.test(written) ? Buffer.from(written, 'base64') : null
  return bytes?.length === KEY_BYTES ? bytes : null
}

type Place = {
  readonly dataFolder: string
  /** Only where the database lies in the same folder: elsewhere the folder may be another one tomorrow. */
  readonly mayCreate: boolean
}

/** The key beside the embedded database, the same for all processes; null where there is none. */
export async function findSecretsKey({ dataFolder, mayCreate }: Place): Promise<Uint8Array | null> {
  const file = join(dataFolder, FILE)
  const found = await readKey(file)
  if (found || !mayCreate) return found
  await mkdir(dataFolder, { recursive: true })
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`
  await writeFile(draft, `${randomBytes(KEY_BYTES).toString('base64url')}\n`, { mode: 0o600 })
  // Whole or not at all, and never over another's: that one may have been used already.
  await link(draft, file).catch(ignoreExisting)
  await rm(draft)
  return readKey(file)
}

async function readKey(file: string): Promise<Uint8Array | null> {
  const text = await readFile(file, 'utf8').catch(ignoreMissing)
  if (text === null) return null
  const key = parseSecretsKey(text)
  if (!key) throw new Error(`${file} holds no key of 32 bytes: put the right one there`)
  return key
}

function ignoreMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error
}
