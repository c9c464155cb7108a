import { randomBytes } from 'node:crypto'
import type { FragmentCache } from '../fragments/index.ts'
import { createPartShelves, type Pieces } from './part-shelves.server.ts'

const shelves = createPartShelves()

// Nobody outside this process can guess it, so no text of a shopper or an editor is taken for a mark.
const secret = randomBytes(9).toString('base64url')
const open = `\u0001${secret}`
const close = '\u0002'
const end = `${open})${close}`

/** Stands for the nonce of the page. */
export const nonceMark = `${open}n${close}`

export type PageWriter = {
  readonly writer: FragmentCache
  /** A mark that stands for bytes made elsewhere. */
  insert(bytes: Buffer): string
  /** The page with every part in its place; parts that were drawn are kept for the next page. */
  assemble(html: string, nonce: string): Buffer<ArrayBuffer>
}

/** Writes one page; `scope` is what every part of it may show, such as the view and its theme. */
export function createPageWriter(scope: object): PageWriter {
  const known: Pieces[] = []
  const drawn: Keep[] = []
  const insert = (pieces: Pieces) => `${open}${known.push(pieces) - 1}${close}`

  return {
    writer: {
      find(subjects, name) {
        const pieces = shelves.find([scope, ...subjects], name)
        return pieces === null ? null : insert(pieces)
      },
      begin(subjects, name) {
        const put = (pieces: Pieces) => shelves.put([scope, ...subjects], name, pieces)
        return `${open}(${drawn.push(put) - 1}${close}`
      },
      end,
    },
    insert: (bytes) => insert([bytes]),
    assemble(html, nonce) {
      const nonceBytes = Buffer.from(nonce)
      return Buffer.concat(toPieces(html, known, drawn).map((piece) => piece ?? nonceBytes))
    },
  }
}

// A mark stands in the page as a text or, for the head, as the name of an element.
const elementStart = '<meta name="'
const elementEnd = '"/>'
// What React writes between texts, and marks are texts to it.
const textSeparator = '<!-- -->'

type Found = { readonly mark: string; readonly start: number; readonly end: number }

function* findMarks(html: string): Generator<Found> {
  for (let at = html.indexOf(open); at !== -1; at = html.indexOf(open, at + 1)) {
    const stop = html.indexOf(close, at)
    const mark = html.slice(at + open.length, stop)
    const isElement = mark !== 'n' && html.endsWith(elementStart, at)
    const end = stop + close.length + (isElement ? elementEnd.length : 0)
    yield {
      mark,
      start: isElement ? at - elementStart.length : at,
      end: html.startsWith(textSeparator, end) ? end + textSeparator.length : end,
    }
  }
}

type Keep = (pieces: Pieces) => void

function toPieces(html: string, known: readonly Pieces[], drawn: readonly Keep[]): Pieces {
  const pieces: (Buffer | null)[] = []
  const begun: { readonly keep: Keep | undefined; readonly from: number }[] = []
  let position = 0
  for (const { mark, start, end } of findMarks(html)) {
    if (start > position) pieces.push(Buffer.from(html.slice(position, start)))
    position = end
    if (mark === 'n') pieces.push(null)
    else if (mark === ')') keepPart(begun.pop())
    else if (mark.startsWith('(')) begun.push({ keep: drawn[Number(mark.slice(1))], from: pieces.length })
    else pieces.push(...(known[Number(mark)] ?? []))
  }
  pieces.push(Buffer.from(html.slice(position)))
  return pieces

  function keepPart(part: (typeof begun)[number] | undefined): void {
    part?.keep?.(joined(pieces.slice(part.from)))
  }
}

/** With as few pieces as the places of the nonce allow. */
function joined(pieces: Pieces): Pieces {
  const result: (Buffer | null)[] = []
  let run: Buffer[] = []
  for (const piece of [...pieces, null]) {
    if (piece !== null) run.push(piece)
    else {
      result.push(Buffer.concat(run), null)
      run = []
    }
  }
  return result.slice(0, -1)
}
