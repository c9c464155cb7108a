import type { ResultDatabase } from './result-cache.ts'

const name = 'shop-results'
const table = 'results'

/** Answers kept in the browser's own database, which some browsers forbid even to look for. */
export function indexedResults(find: () => IDBFactory = () => indexedDB): ResultDatabase {
  const connection = createConnection(find)

  async function run<Value>(
    mode: IDBTransactionMode,
    act: (store: IDBObjectStore) => IDBRequest<Value>,
  ): Promise<Value> {
    const database = await connection.open()
    return new Promise((resolve, reject) => {
      const transaction = database.transaction(table, mode)
      const request = act(transaction.objectStore(table))
      transaction.oncomplete = () => resolve(request.result)
      transaction.onabort = () => reject(transaction.error ?? request.error)
      transaction.onerror = () => reject(transaction.error ?? request.error)
    })
  }

  return {
    async get(key) {
      const found: unknown = await run('readonly', (store) => store.get(key))
      return typeof found === 'string' ? found : null
    },
    async set(key, text) {
      await run('readwrite', (store) => store.put(text, key))
    },
    async sizes() {
      const [keys, texts] = await Promise.all([
        run('readonly', (store) => store.getAllKeys()),
        run('readonly', (store) => store.getAll()),
      ])
      return keys.map((key, at) => ({ key: String(key), bytes: String(texts[at]).length }))
    },
    async clear() {
      await run('readwrite', (store) => store.clear())
    },
    async recreate() {
      connection.close()
      await new Promise<void>((resolve) => {
        const request = find().deleteDatabase(name)
        request.onsuccess = () => resolve()
        request.onerror = () => resolve()
        request.onblocked = () => resolve()
      })
    },
  }
}

/** One connection, opened when it is first needed. */
function createConnection(find: () => IDBFactory) {
  let opened: Promise<IDBDatabase> | null = null
  let connected: IDBDatabase | null = null

  function close(): void {
    connected?.close()
    connected = null
    opened = null
  }

  function open(): Promise<IDBDatabase> {
    opened ??= new Promise((resolve, reject) => {
      const request = find().open(name, 1)
      request.onupgradeneeded = () => request.result.createObjectStore(table)
      request.onerror = () => {
        // Next time may be better.
        opened = null
        reject(request.error)
      }
      request.onsuccess = () => {
        connected = request.result
        // Another tab drops the database: it cannot while this one holds it.
        connected.onversionchange = close
        resolve(connected)
      }
    })
    return opened
  }

  return { open, close }
}
