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
type Step = 'passed' | 'begun' | 'out-of-place' | 'complete'

/** Follows the strings and brackets of JSON, to see where the objects in it begin and end. */
export class JsonScanner {
  #depth = 0
  #isInString = false
  #isEscaped = false
  #isGarbage = false

  get isInside(): boolean {
    return this.#depth > 0
  }

  pass(sign: number): Step {
    if (this.#depth === 0) return this.#passBetween(sign)
    if (this.#isInString) return this.#passString(sign)
    if (sign === QUOTE) this.#isInString = true
    else if (isOpening(sign)) this.#depth += 1
    else if (isClosing(sign)) this.#depth -= 1
    return this.#depth === 0 ? 'complete' : 'passed'
  }

  reset(): void {
    this.#depth = 0
    this.#isInString = false
    this.#isEscaped = false
  }

  #passBetween(sign: number): Step {
    if (sign === BRACE) {
      this.#depth = 1
      this.#isGarbage = false
      return 'begun'
    }
    const isNoise = isBlank(sign) || sign === COMMA || isOpening(sign) || isClosing(sign)
    const isNew = !isNoise && !this.#isGarbage
    if (isNew) this.#isGarbage = true
    if (sign === NEWLINE) this.#isGarbage = false
    return isNew ? 'out-of-place' : 'passed'
  }

  #passString(sign: number): Step {
    // No string of JSON goes over the end of a line: a forgotten quote harms only its own document.
    if (sign === NEWLINE || (sign === QUOTE && !this.#isEscaped)) this.#isInString = false
    this.#isEscaped = sign === BACKSLASH && !this.#isEscaped
    return 'passed'
  }
}
