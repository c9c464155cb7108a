import { randomBytes } from 'node:crypto'
import type { EntryContext } from 'react-router'
import { type Packed, pack, packAs } from '../fragments/index.ts'
import { asScript } from './as-script.ts'

type Later = { readonly token: string; readonly text: string; readonly inScript: Buffer }

const secret = randomBytes(9).toString('base64url')
const packedLater = new WeakMap<object, Packed<object>>()
const laterOf = new WeakMap<object, Later>()
let count = 0

/**
 * Packs an answer for a document: the router carries a short token about, and what it stands for is put into the page
 * at the end, as bytes that were made once.
 */
export function packLater<Value extends object>(value: Value): Packed<Value> {
  // The map is filled below, with a packing of this very value.
  const known = packedLater.get(value) as Packed<Value> | undefined
  if (known) return known
  const { packed: text } = pack(value)
  count += 1
  const later = packAs(value, `later-${secret}-${count}-`)
  laterOf.set(later, { token: later.packed, text: inJson(text), inScript: Buffer.from(asScript(inJson(text))) })
  packedLater.set(value, later)
  return later
}

/** What is still to be filled in of the loaders' answers. */
export function listLater({ staticHandlerContext: { loaderData } }: EntryContext): Later[] {
  const answers = Object.values(loaderData).flatMap((data) => Object.values(data ?? {}))
  return answers.flatMap((value) => (isObject(value) ? (laterOf.get(value) ?? []) : []))
}

/** Fills the answers in on their way to a page that is streamed. */
export function fillStream(stream: ReadableStream<Uint8Array>, later: readonly Later[]): ReadableStream<Uint8Array> {
  const [decoder, encoder] = [new TextDecoder(), new TextEncoder()]
  const fill = new TransformStream<Uint8Array, Uint8Array>({
    transform(line, controller) {
      const text = decoder.decode(line)
      controller.enqueue(
        encoder.encode(later.reduce((filled, { token, text }) => filled.replace(token, () => text), text)),
      )
    },
  })
  return stream.pipeThrough(fill)
}

// The token stands inside a JSON text; so does what replaces it.
function inJson(text: string): string {
  return JSON.stringify(text).slice(1, -1)
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
