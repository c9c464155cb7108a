import { hash } from 'node:crypto'
import { isSameSecret } from '@vonk/platform/secrets'

/** What the visual editor puts into the address of a page it opens. */
export type EditorProof = {
  readonly spaceId?: string | undefined
  readonly timestamp?: string | undefined
  readonly token?: string | undefined
}

const lifetimeSeconds = 3600
// Clocks of two machines are never the same.
const driftSeconds = 300

/** The token an editor proves itself with: a signature of the moment with the secret only it and we know. */
export function editorToken(
  { spaceId, timestamp }: { spaceId: string; timestamp: string },
  previewToken: string,
): string {
  return hash('sha1', `${spaceId}:${previewToken}:${timestamp}`, 'hex')
}

/** Whether a proof was made with the preview token, less than an hour ago. */
export function isEditor(proof: EditorProof, { previewToken, now }: { previewToken: string; now: Date }): boolean {
  const { spaceId, timestamp, token } = proof
  if (!spaceId || !timestamp || !token || !/^\d{1,12}$/.test(timestamp)) return false
  const age = Math.floor(now.getTime() / 1000) - Number(timestamp)
  const isFresh = age < lifetimeSeconds && age > -driftSeconds
  return isSameSecret(token, editorToken({ spaceId, timestamp }, previewToken)) && isFresh
}
