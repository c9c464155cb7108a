import type { ListedStore } from '../objects/index.ts'
import type { MediaFile } from './media-files.ts'

export type ReadFile = { readonly file: MediaFile; readonly pieces: AsyncIterable<Buffer> }

/**
 * The pictures of a bucket, one after the other. One is read before its size is written, because somebody may put another in its
 * place meanwhile; one that is taken away meanwhile is left out.
 */
export async function* readBucket(store: ListedStore): AsyncGenerator<ReadFile> {
  for await (const { key, modifiedAt } of store.list()) {
    const bytes = await store.read(key)
    if (bytes) yield { file: { path: key, size: bytes.byteLength, modifiedAt }, pieces: once(bytes) }
  }
}

async function* once(bytes: Buffer): AsyncGenerator<Buffer> {
  if (bytes.byteLength > 0) yield bytes
}
