import { randomBytes } from 'node:crypto'

// Nobody outside this process can guess it, so no text of a shopper or an editor is taken for a mark.
const secret = randomBytes(9).toString('base64url')
const open = `\u0001${secret}`
const close = '\u0002'

/** Stands for the nonce of the page. */
export const nonceMark = `${open}n${close}`
/** Ends the fragment that was begun last. */
export const endMark = `${open})${close}`
/** Begins the fragment of this number. */
export const beginMark = (index: number) => `${open}(${index}${close}`
/** Stands for the cached HTML of this number. */
export const cachedMark = (index: number) => `${open}${index}${close}`

/** Stand for what React writes around a part of the page that may come to life later than the rest. */
export const boundaryMarks = { begin: `${open}b${close}`, end: `${open}e${close}` } as const
const boundaryBytes = { b: Buffer.from('<!--$-->'), e: Buffer.from('<!--/$-->') } as const

// A mark stands in the page as a text or, for the head, as the name of an element.
const elementStart = '<meta name="'
const elementEnd = '"/>'
// What React writes between texts, and marks are texts to it.
const textSeparator = '<!-- -->'

export type Mark =
  | { readonly type: 'end' }
  /** Null is the place of the nonce. */
  | { readonly type: 'piece'; readonly piece: Buffer | null }
  | { readonly type: 'begin' | 'cached'; readonly index: number }

export type FoundMark = { readonly mark: Mark; readonly start: number; readonly end: number }

/** The marks of a page in their order, each with what React wrote around it. */
export function* findMarks(html: string): Generator<FoundMark> {
  for (let at = html.indexOf(open); at !== -1; at = html.indexOf(open, at + 1)) {
    const stop = html.indexOf(close, at)
    const mark = readMark(html.slice(at + open.length, stop))
    const isElement = mark.type !== 'piece' && html.endsWith(elementStart, at)
    const end = stop + close.length + (isElement ? elementEnd.length : 0)
    yield {
      mark,
      start: isElement ? at - elementStart.length : at,
      end: html.startsWith(textSeparator, end) ? end + textSeparator.length : end,
    }
  }
}

function readMark(text: string): Mark {
  if (text === 'n') return { type: 'piece', piece: null }
  if (text === 'b' || text === 'e') return { type: 'piece', piece: boundaryBytes[text] }
  if (text === ')') return { type: 'end' }
  return text.startsWith('(')
    ? { type: 'begin', index: Number(text.slice(1)) }
    : { type: 'cached', index: Number(text) }
}
