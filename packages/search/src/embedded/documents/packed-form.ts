/**
 * A packed document: whether its text has two bytes per letter (1 byte), where the text begins (4 bytes), the value, the text.
 * A value is a tag and what belongs to it; texts are places in the common text, so that one that comes back is kept once.
 */
export const HEADER = 5

export const tags = {
  null: 0,
  false: 1,
  true: 2,
  /** 4 bytes. */
  integer: 3,
  /** 8 bytes. */
  number: 4,
  /** Start and length in the text, 4 bytes each. */
  text: 5,
  /** How many bytes follow, how many elements (4 bytes each), the elements. */
  array: 6,
  /** How many bytes follow, the shape (4 bytes each), a value for every key. */
  object: 7,
  /** How many bytes follow, how many keys (4 bytes each), and for every key a text and a value. */
  wildObject: 8,
} as const
