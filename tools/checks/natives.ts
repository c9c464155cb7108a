import { type Installed, installedPackages, type Lockfile, lockProblem } from './lockfile.ts'
import type { Problem } from './problem.ts'

type Target = Pick<Installed, 'os' | 'cpu' | 'libc'>

const platforms = [
  { name: 'linux-x64', os: 'linux', cpu: 'x64' },
  { name: 'linux-arm64', os: 'linux', cpu: 'arm64' },
  { name: 'darwin-arm64', os: 'darwin', cpu: 'arm64' },
]

/** Builds for one platform on purpose, each with its reason. */
const singlePlatform: Record<string, string> = {
  fsevents: 'the file watcher of macOS; elsewhere Node watches by itself',
}

/** Every package that comes as one build per platform has a build for each platform the shop promises to run on. */
export function checkNatives(lockfile: Lockfile): Problem[] {
  const installed = Map.groupBy(installedPackages(lockfile), ({ name }) => name)
  return Object.entries(lockfile.packages).flatMap(([place, { version, optionalDependencies = {}, ...parent }]) => {
    const wanted = Object.keys(optionalDependencies).filter((name) => !(name in singlePlatform))
    const builds = wanted.flatMap((name) => installed.get(name) ?? []).filter(isBuild)
    const missing =
      builds.length === 0 ? [] : missingFrom(builds, parent).map((platform) => `has no build for ${platform}`)
    // npm drops a build its registry lacks from the lockfile without a word, and a later `npm ci` then refuses.
    const unlocked = wanted.filter((name) => !installed.has(name)).map((name) => `lists ${name}, which is not locked`)
    return [...missing, ...unlocked].map((what) => lockProblem(`${place || 'the project'} ${version} ${what}`))
  })
}

/** A build for one platform may list parts of its own; those are needed where it runs and nowhere else. */
function missingFrom(builds: Installed[], parent: Target) {
  return platforms
    .filter((platform) => runsOn(parent, platform) && !builds.some((build) => runsOn(build, platform)))
    .map(({ name }) => name)
}

function runsOn({ os, cpu, libc }: Target, platform: { os: string; cpu: string }) {
  const isGlibc = libc === undefined || libc.includes('glibc')
  return (os?.includes(platform.os) ?? true) && (cpu?.includes(platform.cpu) ?? true) && isGlibc
}

function isBuild({ os, cpu }: Target) {
  return os !== undefined || cpu !== undefined
}
