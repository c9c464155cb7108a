import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { access, mkdir, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { InvalidObjectKey, isObjectKey, type ListedStore, type ObjectStore, StoreUnavailable } from '../object-store.ts'
import { type ListPage, readPage } from './read-page.ts'
import { type Answer, createRoundTrip, type Patience, readCode, usualPatience } from './round-trip.ts'
import { encodePart, type S3Credentials } from './sign-request.ts'

export type S3Bucket = S3Credentials & {
  /** Where the store is; the bucket is the first part of the path. */
  readonly endpoint: string
  readonly bucket: string
}

type S3StoreOptions = {
  readonly bucket: S3Bucket
  /** What all keys begin with, such as `shop/media/`. */
  readonly prefix: string
  readonly patience?: Partial<Patience>
}

/** So long a bucket that was there is believed to be there. */
const BELIEVED_MS = 5_000

/** A part of a bucket of Amazon S3, or of a store that is spoken to in the same way. */
export function createS3Store({ bucket, prefix, patience }: S3StoreOptions): ObjectStore & ListedStore {
  const roundTrip = createRoundTrip(bucket, { ...usualPatience, ...patience })
  const root = `${bucket.endpoint.replace(/\/+$/, '')}/${encodePart(bucket.bucket)}`
  const urlOf = (key: string) => new URL(`${root}/${`${prefix}${key}`.split('/').map(encodePart).join('/')}`)
  const listUrl = (parameters: Readonly<Record<string, string>>) => {
    const asked = Object.entries({ 'list-type': '2', prefix, ...parameters })
    return new URL(`${root}?${asked.map(([name, value]) => `${name}=${encodePart(value)}`).join('&')}`)
  }
  const checkBucket = createBucketCheck(async () => {
    await roundTrip({ method: 'GET', url: listUrl({ 'max-keys': '1' }) }, readPage)
  })
  let writeProblem: string | null = null

  async function get<Value>(key: string, receive: (answer: Answer) => Promise<Value>): Promise<Value | null> {
    if (!isObjectKey(key)) return null
    return roundTrip({ method: 'GET', url: urlOf(key) }, async (answer) =>
      answer.status === 404 ? missing(answer) : receive(answer),
    )
  }

  return {
    check: checkBucket,
    async find(key) {
      if (!isObjectKey(key)) return null
      const found = await roundTrip({ method: 'HEAD', url: urlOf(key) }, async ({ status, headers }) =>
        status === 404 ? null : { bytes: Number(headers.get('content-length')), stamp: headers.get('etag') ?? '' },
      )
      // An answer without words: it may be the bucket that is missing.
      if (!found) await checkBucket()
      return found
    },
    read: (key) => get(key, readWhole),
    async *list() {
      let after: string | null = null
      do {
        const url = listUrl({ 'encoding-type': 'url', ...(after !== null && { 'continuation-token': after }) })
        const page: ListPage = await roundTrip({ method: 'GET', url }, readPage)
        for (const { key, modifiedAt } of page.objects) yield { key: key.slice(prefix.length), modifiedAt }
        after = page.next
      } while (after !== null)
    },
    async openFile(key, copy) {
      if (await isThere(copy)) return copy
      return get(key, (answer) => writeCopy(answer, copy))
    },
    async write(key, bytes) {
      if (!isObjectKey(key)) throw new InvalidObjectKey(key)
      try {
        await roundTrip({ method: 'PUT', url: urlOf(key), body: bytes }, readWritten)
        writeProblem = null
      } catch (error) {
        writeProblem = error instanceof Error ? error.message : String(error)
        throw error
      }
    },
    findConcern: () => checkBucket().then(() => writeProblem, describeProblem),
  }
}

/** Asks whether the bucket is there, once for all who want to know. */
function createBucketCheck(ask: () => Promise<void>): () => Promise<void> {
  let asked: Promise<void> | null = null
  let askedAt = 0
  return () => {
    if (asked && performance.now() - askedAt < BELIEVED_MS) return asked
    askedAt = performance.now()
    asked = ask()
    asked.catch(() => {
      asked = null
    })
    return asked
  }
}

function describeProblem(error: unknown): string {
  if (error instanceof StoreUnavailable) return error.message
  throw error
}

/** A key that nobody has, or a bucket that is not there. */
async function missing(answer: Answer): Promise<null> {
  const code = await readCode(answer)
  if (code === 'NoSuchKey') return null
  throw new StoreUnavailable('refused', `the object store answers with 404 ${code}`)
}

async function readWritten({ status, body }: Answer): Promise<void> {
  const code = await readCode({ body })
  if (status === 404) throw new StoreUnavailable('refused', `the object store answers with 404 ${code}`)
}

async function readWhole({ headers, body }: Answer): Promise<Buffer<ArrayBuffer>> {
  const pieces: Uint8Array[] = []
  for await (const piece of body) pieces.push(piece)
  const bytes = Buffer.concat(pieces)
  assertWhole(headers, bytes.byteLength)
  return bytes
}

async function writeCopy({ headers, body }: Answer, copy: string): Promise<string> {
  const unfinished = `${copy}.${randomUUID()}.tmp`
  await mkdir(dirname(copy), { recursive: true })
  try {
    const target = createWriteStream(unfinished)
    await pipeline(Readable.from(body), target)
    assertWhole(headers, target.bytesWritten)
    await rename(unfinished, copy)
    return copy
  } finally {
    await rm(unfinished, { force: true })
  }
}

function assertWhole(headers: Headers, received: number): void {
  const promised = headers.get('content-length')
  if (promised === null || Number(promised) === received) return
  throw new StoreUnavailable('away', `the object store sent ${received} of ${promised} bytes`)
}

function isThere(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  )
}
