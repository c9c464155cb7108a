import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database, Db, TransactionOptions } from '@vonk/platform/db'

type Transaction = { isOpen: boolean }

/**
 * Refuses whoever asks the pool for a connection while their own transaction holds one: as many of them at once as the pool
 * has connections would wait for each other. `errors` are those who tried, with where they did.
 */
export function refuseSecondConnection(db: Database) {
  const running = new AsyncLocalStorage<Transaction>()
  const errors: Error[] = []
  const { pool } = db
  const connect = pool.connect.bind(pool)
  const transact = db.transaction.bind(db)

  function check(): Error | null {
    if (!running.getStore()?.isOpen) return null
    const error = new Error(
      'A transaction asked the pool for a second connection: use its own, or ask before it begins',
    )
    errors.push(error)
    return error
  }

  const refusing: Database = Object.assign(db, {
    transaction<Value>(run: (tx: Db) => Promise<Value>, options?: TransactionOptions): Promise<Value> {
      return transact((tx) => {
        const transaction = { isOpen: true }
        return running.run(transaction, async () => {
          try {
            return await run(tx)
          } finally {
            transaction.isOpen = false
          }
        })
      }, options)
    },
  })
  // Both ways of calling it: the pool's own `query` hands over a callback.
  pool.connect = ((callback?: Parameters<typeof connect>[0]) => {
    const error = check()
    if (!error) return callback ? connect(callback) : connect()
    if (!callback) return Promise.reject(error)
    return callback(error, undefined, () => {})
  }) as typeof pool.connect
  return { db: refusing, errors }
}
