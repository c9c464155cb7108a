/** The checks of our own: one step each. */
export const checkNames = [
  'lockfile',
  'natives',
  'licences',
  'names',
  'sizes',
  'styles',
  'domain-is-used',
  'settings-are-read',
  'house-rules',
  'docs',
  'words',
  'spec',
] as const

export type CheckName = (typeof checkNames)[number]
