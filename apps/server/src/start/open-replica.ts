import { checkReplica, createReadingDatabase, type Database, type ReadingDatabase } from '@vonk/platform/db'
import type { StartOptions } from './start-options.ts'

/** What documents and stories are read from instead of the primary server; null where there is only one. */
export async function openReplica(
  { config: { replicaUrl }, log }: Pick<StartOptions, 'config' | 'log'>,
  primary: Database,
  resources: AsyncDisposableStack,
): Promise<ReadingDatabase | null> {
  if (!replicaUrl) return null
  await checkReplica(primary, replicaUrl)
  const replica = createReadingDatabase({ primary, replicaUrl, log })
  resources.defer(() => replica.close())
  return replica
}
