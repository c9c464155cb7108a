import type { Problem } from './problem.ts'

export type LockedPackage = {
  version?: string
  resolved?: string
  link?: boolean
  integrity?: string
  license?: string
  os?: string[]
  cpu?: string[]
  libc?: string[]
  optionalDependencies?: Record<string, string>
}
/** Keyed by the place on disk: '' for the project itself, 'node_modules/pg' for a package. */
export type Lockfile = { packages: Record<string, LockedPackage> }

export type Installed = LockedPackage & { name: string }

export function installedPackages(lockfile: Lockfile): Installed[] {
  return Object.entries(lockfile.packages)
    .filter(([place, locked]) => place.includes('node_modules/') && !locked.link)
    .map(([place, locked]) => ({ ...locked, name: nameOf(place) }))
}

/** What npm installs is what was reviewed: from whichever registry, byte for byte. */
export function checkLockfile(lockfile: Lockfile): Problem[] {
  return installedPackages(lockfile).flatMap(({ name, resolved, integrity }) => [
    ...(resolved === undefined ? [] : [lockProblem(`${name} names a registry address (${resolved})`)]),
    ...(integrity === undefined ? [lockProblem(`${name} has no integrity`)] : []),
  ])
}

export function lockProblem(message: string): Problem {
  return { severity: 'error', file: 'package-lock.json', message }
}

function nameOf(place: string) {
  return place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
}
