import { isBlank, NEWLINE } from './raw-record.ts'

const QUOTE = 0x22
export const BACKSLASH = 0x5c
const BRACE = 0x7b
const COMMA = 0x2c

// Compared one by one: every byte of a file passes here.
const isOpening = (sign: number) => sign === BRACE || sign === 0x5b
const isClosing = (sign: number) => sign === 0x7d || sign === 0x5d

const dull = Uint8Array.from({ length: 256 }, (_, sign) => {
  const isTelling = isOpening(sign) || isClosing(sign) || sign === QUOTE || sign === BACKSLASH || sign === NEWLINE
  return isTelling ? 0 : 1
})

/** Where the next sign stands that can mean something inside a document, no backslash standing before it. */
export function nextTelling(chunk: Buffer, from: number): number {
  let index = from
  // The index is inside the chunk.
  while (index < chunk.length && dull[chunk[index] as number] === 1) index += 1
  return index
}

/** What a sign means: nothing, a document begins, something stands where nothing should, the document is complete. */
export type Step = 'passed' | 'begun' | 'out-of-place' | 'complete'

export type JsonScanner = ReturnType<typeof createJsonScanner>

/** Follows the strings and brackets of JSON, to see where the objects in it begin and end. */
export function createJsonScanner() {
  let depth = 0
  let isInString = false
  let isEscaped = false
  let isGarbage = false

  function passBetween(sign: number): Step {
    if (sign === BRACE) {
      depth = 1
      isGarbage = false
      return 'begun'
    }
    const isNoise = isBlank(sign) || sign === COMMA || isOpening(sign) || isClosing(sign)
    const isNew = !isNoise && !isGarbage
    if (isNew) isGarbage = true
    if (sign === NEWLINE) isGarbage = false
    return isNew ? 'out-of-place' : 'passed'
  }

  function followString(sign: number): void {
    // No string of JSON goes over the end of a line: a forgotten quote harms only its own document.
    if (sign === NEWLINE || (sign === QUOTE && !isEscaped)) isInString = false
    isEscaped = sign === BACKSLASH && !isEscaped
  }

  return {
    isInside: () => depth > 0,
    pass(sign: number): Step {
      if (depth === 0) return passBetween(sign)
      if (isInString) {
        followString(sign)
        return 'passed'
      }
      if (sign === QUOTE) isInString = true
      else if (isOpening(sign)) depth += 1
      else if (isClosing(sign)) depth -= 1
      return depth === 0 ? 'complete' : 'passed'
    },
    reset(): void {
      depth = 0
      isInString = false
      isEscaped = false
    },
  }
}
