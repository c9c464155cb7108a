import type { Colour } from '../../label/index.ts'
import type { Style } from '../range/style.ts'

/** A product and the lists it stands in, by their ids. */
export type Standing = {
  readonly style: Pick<Style, 'garment' | 'look' | 'number'>
  readonly colour: Colour
  readonly lists: readonly number[]
}
