import { type IDBPDatabase, wrap } from 'idb'
import type { ResultDatabase } from './result-cache.ts'

const name = 'shop-results'
const table = 'results'

/** Answers kept in the browser's own database, which some browsers forbid even to look for. */
export function indexedResults(find: () => IDBFactory = () => indexedDB): ResultDatabase {
  const connection = createConnection(find)
  return {
    async get(key) {
      const found: unknown = await (await connection.open()).get(table, key)
      return typeof found === 'string' ? found : null
    },
    async set(key, text) {
      await (await connection.open()).put(table, text, key)
    },
    async entries() {
      const { store } = (await connection.open()).transaction(table)
      const [keys, texts] = await Promise.all([store.getAllKeys(), store.getAll()])
      return keys.map((key, at) => ({ key: String(key), text: String(texts[at]) }))
    },
    async clear() {
      await (await connection.open()).clear(table)
    },
    async recreate() {
      connection.close()
      const request = find().deleteDatabase(name)
      const { promise: blocked, resolve } = Promise.withResolvers<void>()
      request.onblocked = () => resolve()
      await Promise.race([wrap(request), blocked]).catch(() => {})
    },
  }
}

/** One connection, opened when it is first needed. */
function createConnection(find: () => IDBFactory) {
  let opened: Promise<IDBPDatabase> | null = null

  function close(): void {
    opened?.then(
      (database) => database.close(),
      () => {},
    )
    opened = null
  }

  async function connect(): Promise<IDBPDatabase> {
    const request = find().open(name, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(table)
    // What an open request brings is a database.
    const database = (await wrap(request)) as IDBPDatabase
    // Another tab drops the database: it cannot while this one holds it.
    database.addEventListener('versionchange', close)
    return database
  }

  function open(): Promise<IDBPDatabase> {
    if (opened) return opened
    const connecting = connect()
    opened = connecting
    connecting.catch(() => {
      // Next time may be better.
      if (opened === connecting) opened = null
    })
    return connecting
  }

  return { open, close }
}
