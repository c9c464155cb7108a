import { inject } from 'vitest'
import { startObjectStore, type TestBucket } from './start-object-store.ts'
import { hasGo } from './store-program.ts'

export { startObjectStore, type TestBucket, type TestObjectStore } from './start-object-store.ts'
export { hasGo } from './store-program.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The object store a developer names, or nothing. */
    testStoreUrl: string
  }
}

export type FoundStore = { readonly bucket: TestBucket; stop(): Promise<void> }

/** The object store that tests may use: the one the developer names, or one of our own; null, and a line about it, where there is neither. */
export async function findObjectStore(): Promise<FoundStore | null> {
  const named = inject('testStoreUrl')
  if (named !== '') return { bucket: bucketOf(new URL(named)), stop: async () => {} }
  if (await hasGo()) return startObjectStore()
  process.stderr.write('Object stores are left out: there is no Go and no VONK_TEST_STORE_URL\n')
  return null
}

/** `http://key:secret@host:port/bucket?region=eu-west-1` */
function bucketOf({ protocol, host, pathname, username, password, searchParams }: URL): TestBucket {
  return {
    endpoint: `${protocol}//${host}`,
    bucket: pathname.slice(1),
    region: searchParams.get('region') ?? 'us-east-1',
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
  }
}
