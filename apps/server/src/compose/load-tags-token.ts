import type { Db } from '@vonk/platform/db'
import { loadSecret } from '@vonk/platform/secrets'

/** Shown by a process that caches pages to the API it asks, so that strangers are not told what answers depend on. */
export async function loadTagsToken(db: Db): Promise<string> {
  return Buffer.from(await loadSecret(db, 'cache-tags')).toString('base64url')
}
