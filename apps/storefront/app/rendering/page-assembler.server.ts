import type { FragmentCache } from '../fragments/index.ts'
import type { Pieces, ScopedFragments } from './fragment-store.server.ts'
import { beginMark, boundaryMarks, cachedMark, endMark, findMarks } from './marks.server.ts'

export type PageAssembler = {
  readonly cache: FragmentCache
  /** A mark that stands for bytes made elsewhere. */
  insert(bytes: Buffer): string
  /** The page with every fragment in its place; fragments that were rendered are put into the store. */
  assemble(html: string, nonce: string): Buffer<ArrayBuffer>
}

/** Puts one page together from what React rendered and what the store holds. */
export function createPageAssembler(fragments: ScopedFragments): PageAssembler {
  const cached: Pieces[] = []
  const begun: Take[] = []
  const insert = (pieces: Pieces) => cachedMark(cached.push(pieces) - 1)

  return {
    cache: {
      find(dependencies, name) {
        const pieces = fragments.find(dependencies, name)
        return pieces === null ? null : insert(pieces)
      },
      begin(dependencies, name) {
        return beginMark(begun.push((pieces) => fragments.put(dependencies, name, pieces)) - 1)
      },
      end: endMark,
      late: boundaryMarks,
    },
    insert: (bytes) => insert([bytes]),
    assemble: (html, nonce) => join(toPieces(html, { cached, begun }), nonce),
  }
}

/** Receives a fragment that was rendered. */
export type Take = (pieces: Pieces) => void
type Marked = { readonly cached: readonly Pieces[]; readonly begun: readonly Take[] }

/** Takes a page apart at its marks, and hands over each fragment that was rendered. */
export function toPieces(html: string, { cached, begun }: Marked): Pieces {
  const pieces: (Buffer | null)[] = []
  const open: { readonly take: Take | undefined; readonly from: number }[] = []
  let position = 0
  for (const { mark, start, end } of findMarks(html)) {
    if (start > position) pieces.push(Buffer.from(html.slice(position, start)))
    position = end
    if (mark.type === 'piece') pieces.push(mark.piece)
    else if (mark.type === 'cached') pieces.push(...(cached[mark.index] ?? []))
    else if (mark.type === 'begin') open.push({ take: begun[mark.index], from: pieces.length })
    else takeFragment(open.pop())
  }
  pieces.push(Buffer.from(html.slice(position)))
  return pieces

  function takeFragment(fragment: (typeof open)[number] | undefined): void {
    fragment?.take?.(merged(pieces.slice(fragment.from)))
  }
}

/** With as few pieces as the places of the nonce allow. */
function merged(pieces: Pieces): Pieces {
  const result: (Buffer | null)[] = []
  let run: Buffer[] = []
  for (const piece of [...pieces, null]) {
    if (piece !== null) run.push(piece)
    else {
      result.push(concatToKeep(run), null)
      run = []
    }
  }
  return result.slice(0, -1)
}

/** Not in Node's pool, of which a short piece would keep 64 kB in memory. */
function concatToKeep(pieces: readonly Buffer[]): Buffer {
  const whole = Buffer.allocUnsafeSlow(pieces.reduce((sum, { length }) => sum + length, 0))
  let end = 0
  for (const piece of pieces) end += piece.copy(whole, end)
  return whole
}

export function join(pieces: Pieces, nonce: string): Buffer<ArrayBuffer> {
  const nonceBytes = Buffer.from(nonce)
  return Buffer.concat(pieces.map((piece) => piece ?? nonceBytes))
}
