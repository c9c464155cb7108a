import { execFile } from 'node:child_process'
import { access, mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

const VERSION = 'v1.8.0'
const cache = join(import.meta.dirname, '../../../../node_modules/.cache')

/** Whether this machine can make a server of an object store: Go brings its sources and builds it. */
export function hasGo(): Promise<boolean> {
  return run('go', ['version']).then(
    () => true,
    () => false,
  )
}

/** The program of VersityGW, an S3 server over a folder, built the first time. */
export async function buildStoreProgram(): Promise<string> {
  const program = join(cache, `versitygw-${VERSION}`)
  const isThere = await access(program).then(
    () => true,
    () => false,
  )
  if (isThere) return program
  const building = `${program}-${process.pid}`
  await mkdir(building, { recursive: true })
  await run('env', [`GOBIN=${building}`, 'go', 'install', `github.com/versity/versitygw/cmd/versitygw@${VERSION}`])
  // Whoever was faster has the same program.
  await rename(join(building, 'versitygw'), program)
  await rm(building, { recursive: true })
  return program
}
