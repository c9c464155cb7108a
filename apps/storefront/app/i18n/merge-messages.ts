import type { Messages } from '@lingui/core'

/** One catalogue of the files that each hold the texts of a part of the shop. */
export function mergeMessages(files: Record<string, unknown>): Messages {
  // The Lingui plugin makes a module with `messages` of every .po file.
  return Object.assign({}, ...Object.values(files)) as Messages
}
