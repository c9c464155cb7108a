import { describe, expect, it } from 'vitest'
import type { LockedPackage } from './lockfile.ts'
import { checkNatives } from './natives.ts'

function aLockfile(
  builds: Record<string, { os?: string[]; cpu?: string[]; libc?: string[] }>,
  parent = 'node_modules/sharp',
) {
  const places: [string, LockedPackage][] = Object.entries(builds).map(([name, build]) => [
    `node_modules/${name}`,
    build,
  ])
  const optionalDependencies = Object.fromEntries(Object.keys(builds).map((name) => [name, '1.0.0']))
  const packages: Record<string, LockedPackage> = { [parent]: { version: '1.0.0', optionalDependencies } }
  return { packages: { ...packages, ...Object.fromEntries(places) } }
}

const everywhere = {
  'x-linux-x64': { os: ['linux'], cpu: ['x64'], libc: ['glibc'] },
  'x-linux-arm64': { os: ['linux'], cpu: ['arm64'] },
  'x-darwin-arm64': { os: ['darwin'], cpu: ['arm64'] },
}

describe('checkNatives', () => {
  it('accepts a package with a build for every platform', () => {
    expect(checkNatives(aLockfile(everywhere))).toEqual([])
  })

  it.each(['x-linux-x64', 'x-linux-arm64', 'x-darwin-arm64'] as const)('misses %s', (name) => {
    const { [name]: _, ...rest } = everywhere

    expect(checkNatives(aLockfile(rest))).toMatchObject([
      { message: `node_modules/sharp 1.0.0 has no build for ${name.slice(2)}` },
    ])
  })

  it('does not take a musl build for a glibc one', () => {
    const musl = { ...everywhere, 'x-linux-x64': { os: ['linux'], cpu: ['x64'], libc: ['musl'] } }

    expect(checkNatives(aLockfile(musl))).toHaveLength(1)
  })

  it('asks of a build only the parts it needs on its own platform', () => {
    const { packages } = aLockfile({ 'vips-darwin-arm64': { os: ['darwin'], cpu: ['arm64'] } })
    const darwin = { ...packages['node_modules/sharp'], os: ['darwin'], cpu: ['arm64'] }
    const linux = { ...darwin, os: ['linux'] }

    expect(checkNatives({ packages: { ...packages, 'node_modules/sharp': darwin } })).toEqual([])
    expect(checkNatives({ packages: { ...packages, 'node_modules/sharp': linux } })).toMatchObject([
      { message: expect.stringContaining('no build for linux-arm64') },
    ])
  })

  it('also asks it of what the project itself lists', () => {
    const { 'x-darwin-arm64': _, ...linux } = everywhere

    expect(checkNatives(aLockfile(linux, ''))).toMatchObject([
      { message: 'the project 1.0.0 has no build for darwin-arm64' },
    ])
  })

  it('sees a build that the registry lacked and npm dropped from the lockfile', () => {
    const { packages } = aLockfile(everywhere)
    const { 'node_modules/x-linux-arm64': _, ...rest } = packages

    expect(checkNatives({ packages: rest }).map(({ message }) => message)).toEqual([
      'node_modules/sharp 1.0.0 has no build for linux-arm64',
      'node_modules/sharp 1.0.0 lists x-linux-arm64, which is not locked',
    ])
  })

  it('leaves alone optional packages that run anywhere, and the file watcher of macOS', () => {
    expect(checkNatives(aLockfile({ 'pg-cloudflare': {}, fsevents: { os: ['darwin'] } }))).toEqual([])
  })
})
