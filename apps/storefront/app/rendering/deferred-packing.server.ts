import { randomBytes } from 'node:crypto'
import type { CacheUsage } from '@vonk/page-host'
import { createObjectMemo } from '../cache/index.ts'
import { type Packed, pack, packAs } from '../fragments/index.ts'
import type { ShopRequest } from '../request/shop-request.server.ts'
import { escapeForScript } from './escape-for-script.ts'

type Pack = ShopRequest['pack']

/** The text a token stands for: as the router would write it, and as the bytes of a script. */
export type Deferred = { readonly token: string; write(): string; readonly inScript: Buffer }

/** The loaders' answers of one page. */
export type DeferredPacking = {
  /** Packs an answer: the router carries a short token, and what it stands for is put into the page at the end. */
  readonly pack: Pack
  /** What is still to be filled in. */
  list(): readonly Deferred[]
}

export type Packing = {
  /** Packs an answer for good, for who asks for data alone. */
  readonly pack: Pack
  deferForPage(): DeferredPacking
  usage(): { readonly packedData: CacheUsage; readonly packedPages: CacheUsage }
}

/** Packs the same object once, however many pages show it; an equal object is packed again, to the same text. */
export function createPacking(): Packing {
  const secret = randomBytes(9).toString('base64url')
  const [packedOnce, deferredOnce] = [createObjectMemo(), createObjectMemo()]
  let count = 0

  function packOnce<Value extends object>(value: Value): Packed<Value> {
    return packedOnce.find(value, [], () => pack(value))
  }

  function defer(value: object): Deferred {
    count += 1
    const token = `deferred-${secret}-${count}-`
    // Of three forms of the same text only the bytes are kept, which every page needs.
    const write = () => insideJson(pack(value).packed)
    return { token, write, inScript: bytesToKeep(escapeForScript(write())) }
  }

  return {
    pack: packOnce,
    deferForPage() {
      const ofPage = new Set<Deferred>()
      return {
        pack(value) {
          const deferred = deferredOnce.find(value, [], () => defer(value))
          ofPage.add(deferred)
          return packAs(value, deferred.token)
        },
        list: () => [...ofPage],
      }
    },
    usage: () => ({ packedData: packedOnce.usage(), packedPages: deferredOnce.usage() }),
  }
}

/** Not in Node's pool, of which a short text would keep 64 kB in memory. */
function bytesToKeep(text: string): Buffer {
  return Buffer.from(new TextEncoder().encode(text).buffer)
}

/** Fills the answers in on their way to a page that is streamed. */
export function fillStream(stream: ReadableStream<Uint8Array>, packing: DeferredPacking): ReadableStream<Uint8Array> {
  const [decoder, encoder] = [new TextDecoder(), new TextEncoder()]
  const fill = new TransformStream<Uint8Array, Uint8Array>({
    transform(line, controller) {
      const filled = packing
        .list()
        .reduce((written, { token, write }) => written.replaceAll(token, write), decoder.decode(line))
      controller.enqueue(encoder.encode(filled))
    },
  })
  return stream.pipeThrough(fill)
}

// The token stands inside a JSON text; so does what replaces it.
function insideJson(text: string): string {
  return JSON.stringify(text).slice(1, -1)
}
