import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type App, desk, storefront } from './apps.ts'
import { BuildFailed } from './build-failed.ts'
import { withBuildLock } from './build-lock.ts'
import { hashSources } from './hash-sources.ts'
import { precompress } from './precompress.ts'
import { publishBuild } from './publish-build.ts'
import type { Build } from './run-build.ts'
import { findStamp } from './stamp.ts'

type EnsureOptions = {
  readonly root: string
  readonly onProgress: (text: string) => void
  readonly build?: Build
  readonly now?: () => number
}

const stagingPrefix = '.next-'

/** The pages of shoppers. Answers the folder of the build. */
export function ensureStorefrontBuild(options: EnsureOptions): Promise<string> {
  return ensureBuild(storefront, options)
}

/** The screens of staff. */
export function ensureDeskBuild(options: EnsureOptions): Promise<string> {
  return ensureBuild(desk, options)
}

/**
 * Builds an app unless the build there is was made from the sources as they are. Answers its folder.
 * @throws BuildFailed with what the compiler said; the old build stays.
 */
async function ensureBuild(app: App, options: EnsureOptions): Promise<string> {
  const { root, onProgress, build = app.build, now = Date.now } = options
  const buildFolder = join(root, 'apps', app.name, 'build')
  if (await isFresh(app, root, buildFolder)) return buildFolder

  await mkdir(buildFolder, { recursive: true })
  const onWait = () => onProgress('waiting for another process that builds it')
  await withBuildLock({ folder: join(buildFolder, '.lock'), onWait }, async () => {
    if (await isFresh(app, root, buildFolder)) return
    onProgress(`building the ${app.name}`)
    await removeUnfinished(buildFolder)
    const staging = await mkdtemp(join(buildFolder, stagingPrefix))
    try {
      // Taken before: what is edited during the build makes the next start build again.
      const sources = hashSources(root, app.sources)
      await build({ root, output: staging })
      if (!isBuild(app, staging))
        throw new BuildFailed('The build did not write to the folder given in VONK_BUILD_FOLDER.')
      await precompress(join(staging, 'client'))
      await publishBuild({ staging, buildFolder, parts: app.parts, sources, now: now() })
    } finally {
      await rm(staging, { recursive: true, force: true })
    }
  })
  return buildFolder
}

async function isFresh(app: App, root: string, buildFolder: string) {
  const stamp = await findStamp(buildFolder)
  return stamp?.sources === hashSources(root, app.sources) && isBuild(app, buildFolder)
}

function isBuild({ parts, entry }: App, folder: string) {
  return [entry, ...parts].every((path) => existsSync(join(folder, path)))
}

async function removeUnfinished(buildFolder: string) {
  const entries = await readdir(buildFolder)
  for (const entry of entries.filter((name) => name.startsWith(stagingPrefix))) {
    // A build whose shop was killed may still be writing; what is left of it goes with the next one.
    await rm(join(buildFolder, entry), { recursive: true, force: true }).catch(() => {})
  }
}
