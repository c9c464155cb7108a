type Fired = { onsuccess?: (() => void) | null; onerror?: (() => void) | null; onblocked?: (() => void) | null }
type Asked = Fired & { onupgradeneeded?: (() => void) | null; result?: unknown; error: Error | null }

/** As much of a browser's database as a cache of texts needs, with its manners: it answers later, and waits for whoever holds it. */
export function createMemoryIndexedDb() {
  let rows: Map<string, string> | null = null
  let isBroken = false
  const connections = new Set<{ onversionchange: (() => void) | null }>()

  function soon(request: Asked, act: () => void) {
    setImmediate(() => {
      act()
      if (request.error) request.onerror?.()
      else request.onsuccess?.()
    })
    return request
  }

  function connect() {
    const connection = {
      onversionchange: null,
      close: () => connections.delete(connection),
      createObjectStore() {
        rows = new Map()
      },
      transaction: () => begin(rows ?? new Map()),
    }
    connections.add(connection)
    return connection
  }

  const factory = {
    open() {
      const request: Asked = { error: null }
      return soon(request, () => {
        if (isBroken) request.error = new Error('The database cannot be opened')
        else request.result = connect()
        if (!isBroken && rows === null) request.onupgradeneeded?.()
      })
    },
    deleteDatabase() {
      for (const connection of connections) connection.onversionchange?.()
      const request: Asked = { error: null }
      setImmediate(() => {
        if (connections.size > 0) return request.onblocked?.()
        rows = null
        request.onsuccess?.()
      })
      return request
    },
  }

  return {
    // It has the calls a cache makes, and no others.
    factory: factory as unknown as IDBFactory,
    setBroken(broken: boolean) {
      isBroken = broken
    },
    isThere: () => rows !== null,
  }
}

function begin(rows: Map<string, string>) {
  const transaction = {
    oncomplete: null as (() => void) | null, // Set by whoever waits for it.
    objectStore: () => ({
      get: (key: string) => ({ result: rows.get(key) }),
      put: (text: string, key: string) => ({ result: rows.set(key, text) && key }),
      getAll: () => ({ result: [...rows.values()] }),
      getAllKeys: () => ({ result: [...rows.keys()] }),
      clear: () => ({ result: rows.clear() }),
    }),
  }
  setImmediate(() => transaction.oncomplete?.())
  return transaction
}
