import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { access, mkdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

const recipe = join(import.meta.dirname, 'pom.xml')
const cache = join(import.meta.dirname, '../../../../node_modules/.cache')

/** Whether this machine can make a cluster: Maven brings the jars, Java runs them. */
export async function hasJava(): Promise<boolean> {
  const isThere = (command: string) =>
    run(command, ['-version']).then(
      () => true,
      () => false,
    )
  return (await isThere('mvn')) && (await isThere('java'))
}

/** The folder with the jars of a node, brought from Maven Central the first time. */
export async function loadNodeJars(): Promise<string> {
  const version = createHash('sha256')
    .update(await readFile(recipe))
    .digest('hex')
    .slice(0, 12)
  const folder = join(cache, `opensearch-${version}`)
  const isThere = await access(folder).then(
    () => true,
    () => false,
  )
  if (isThere) return folder
  const loading = `${folder}-${process.pid}`
  await mkdir(cache, { recursive: true })
  await run('mvn', ['-B', '-q', '-f', recipe, 'dependency:copy-dependencies', `-DoutputDirectory=${loading}`])
  // Whoever was faster has the same jars.
  await rename(loading, folder).catch(() => rm(loading, { recursive: true, force: true }))
  return folder
}
