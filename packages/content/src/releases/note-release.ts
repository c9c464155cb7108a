import { type NewAct, recordAct } from '@vonk/platform/acts'
import type { Db } from '@vonk/platform/db'
import { staffOf } from '../stories/index.ts'

type Release = { readonly id: number; readonly by: string | null }

/** Notes what somebody has done with a release. */
export async function noteRelease(
  tx: Db,
  { id, by }: Release,
  act: Pick<NewAct, 'name' | 'before' | 'after'>,
): Promise<void> {
  await recordAct(tx, { by: staffOf(by), on: { kind: 'release', id }, ...act })
}
