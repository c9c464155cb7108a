import type { Database } from '@vonk/platform/db'

const CONNECTIONS = 10

/** Makes calls at the same time, each over a connection of its own also where the test has one for all: else it is no race. */
export async function atOnce<Value>(
  { pool }: Pick<Database, 'pool'>,
  calls: readonly (() => Promise<Value>)[],
): Promise<Value[]> {
  const { max } = pool.options
  pool.options.max = CONNECTIONS
  try {
    return await Promise.all(calls.map((call) => call()))
  } finally {
    pool.options.max = max
    while (pool.totalCount > max) (await pool.connect()).release(true)
  }
}
