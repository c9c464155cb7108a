import type { Brand } from '../../label/index.ts'
import type { Random } from '../random.ts'

export type Inks = {
  readonly brand: Brand
  readonly ground: string
  readonly main: string
  readonly pale: string
  readonly pop: string
  readonly deep: string
  readonly random: Random
  readonly seed: number
}
