/**
 * A packed document is a row of 32-bit words with its texts, one after another, behind it. The first word says where the texts
 * begin and whether their letters take two bytes; the second is the document. A value is one word: a tag in its lowest bits and,
 * above them, a small integer or the place of the rest. Whatever comes back in a document is kept once.
 */
export const TAG_BITS = 3
export const TAG_MASK = (1 << TAG_BITS) - 1
/** What fits above the tag. */
export const LARGEST_INTEGER = 2 ** (31 - TAG_BITS) - 1
export const FIRST_VALUE = 1

export const tags = {
  /** null, false or true: see `constants`. */
  constant: 0,
  integer: 1,
  /** The two halves of a double. */
  number: 2,
  /** Where it begins among the texts, how many letters it has. */
  text: 3,
  /** How many elements, and a value for each. */
  array: 4,
  /** The shape, and a value for every key. */
  object: 5,
  /** How many keys, and for each a text and a value. */
  wildObject: 6,
} as const

export const constants: readonly (boolean | null)[] = [null, false, true]

/** To read and write a double as two words. */
export const double = new Float64Array(1)
export const halves = new Int32Array(double.buffer)
