/** What a part is made of; null is the place of its nonce, which is another on every page. */
export type Pieces = readonly (Buffer | null)[]

type Shelf = { readonly parts: Map<string, Pieces>; readonly below: WeakMap<object, Shelf> }

export type PartShelves = {
  find(subjects: readonly object[], name: string): Pieces | null
  put(subjects: readonly object[], name: string, pieces: Pieces): void
}

const mostBytesOfAll = 100_000_000

/**
 * Keeps parts of pages as long as somebody holds the objects they were drawn from. Who makes up addresses can have the
 * same parts drawn under a thousand names: when too many bytes have been put, all of them are drawn anew.
 */
export function createPartShelves({ mostBytes = mostBytesOfAll }: { readonly mostBytes?: number } = {}): PartShelves {
  let shelves = new WeakMap<object, Shelf>()
  let bytes = 0

  function partsOf([scope, ...subjects]: readonly object[]): Map<string, Pieces> {
    const top = shelfIn(shelves, scope ?? shelves)
    return subjects.reduce<Shelf>((shelf, subject) => shelfIn(shelf.below, subject), top).parts
  }

  return {
    find: (subjects, name) => partsOf(subjects).get(name) ?? null,
    put(subjects, name, pieces) {
      bytes += pieces.reduce((sum, piece) => sum + (piece?.length ?? 0), name.length)
      if (bytes > mostBytes) {
        shelves = new WeakMap()
        bytes = 0
      }
      partsOf(subjects).set(name, pieces)
    },
  }
}

function shelfIn(shelves: WeakMap<object, Shelf>, subject: object): Shelf {
  const found = shelves.get(subject)
  if (found) return found
  const shelf = { parts: new Map(), below: new WeakMap() }
  shelves.set(subject, shelf)
  return shelf
}
