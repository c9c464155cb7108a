import type { Colour, Wearer } from '../../label/index.ts'
import { type Dyeable, dyesFor } from './dye-style.ts'

export type Taken = {
  /** The dyes in which the category has nothing like it yet; all of them once it is full. */
  readonly free: (design: Dyeable) => readonly Colour[]
  readonly isOpen: (design: Dyeable) => boolean
  readonly take: (design: Dyeable, colour: Colour) => void
  /** How much of such a look there is already, in the category first and then in the department. */
  readonly fullness: (design: Dyeable) => number
}

/** What is for everyone is sold with the girls' and the boys' things too. */
const categoriesOf: Readonly<Record<Wearer, readonly Wearer[]>> = {
  girls: ['girls', 'unisex'],
  boys: ['boys', 'unisex'],
  baby: ['baby'],
  unisex: ['girls', 'boys', 'unisex'],
}

/** Remembers what is sold where, so that no two products of a category look the same. */
export function createTaken(): Taken {
  const shown = new Set<string>()
  const counts = new Map<string, number>()
  const category = ({ ware, look }: Dyeable, wearer: Wearer) => `${ware}:${wearer}:${look}`
  const department = ({ wearer, look }: Dyeable) => `${wearer}:${look}`
  const count = (key: string) => counts.get(key) ?? 0
  const isFree = (design: Dyeable, { id }: Colour) =>
    categoriesOf[design.wearer].every((wearer) => !shown.has(`${category(design, wearer)}:${id}`))
  return {
    free: (design) => {
      const dyes = dyesFor(design)
      const free = dyes.filter((dye) => isFree(design, dye))
      return free.length > 0 ? free : dyes
    },
    isOpen: (design) => dyesFor(design).some((dye) => isFree(design, dye)),
    take: (design, { id }) => {
      const own = category(design, design.wearer)
      shown.add(`${own}:${id}`)
      for (const key of [own, department(design)]) counts.set(key, count(key) + 1)
    },
    fullness: (design) => count(category(design, design.wearer)) * 10 + count(department(design)),
  }
}
