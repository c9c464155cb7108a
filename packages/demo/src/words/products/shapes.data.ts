import type { Brand } from '../../label/index.ts'

export type Part = 'opening' | 'detail' | 'fabric' | 'look' | 'moment'

/** The orders in which a text is told; a decorated thing always speaks of what is on it. */
export const shapes: Readonly<Record<Brand, Readonly<Record<'plain' | 'decorated', readonly (readonly Part[])[]>>>> = {
  vonk: {
    plain: [
      ['opening', 'detail', 'fabric'],
      ['fabric', 'detail', 'moment'],
      ['opening', 'detail', 'look'],
      ['opening', 'fabric', 'moment'],
      ['detail', 'look', 'moment'],
      ['opening', 'look', 'detail'],
      ['opening', 'fabric', 'look'],
      ['fabric', 'detail', 'look'],
      ['opening', 'look', 'moment'],
    ],
    decorated: [
      ['opening', 'look', 'detail'],
      ['look', 'detail', 'fabric'],
      ['opening', 'look', 'moment'],
      ['look', 'opening', 'detail'],
      ['opening', 'look', 'fabric'],
      ['detail', 'look', 'moment'],
      ['look', 'opening', 'moment'],
      ['detail', 'fabric', 'look'],
      ['opening', 'detail', 'look', 'fabric'],
    ],
  },
  razz: {
    plain: [
      ['opening', 'detail'],
      ['opening', 'fabric', 'look'],
      ['fabric', 'detail', 'moment'],
      ['opening', 'look'],
      ['look', 'detail'],
      ['opening', 'fabric', 'moment'],
      ['detail', 'look', 'moment'],
      ['opening', 'fabric', 'detail'],
    ],
    decorated: [
      ['opening', 'look', 'detail'],
      ['look', 'fabric', 'moment'],
      ['opening', 'look'],
      ['look', 'detail'],
      ['opening', 'look', 'fabric'],
      ['look', 'detail', 'moment'],
      ['opening', 'look', 'moment'],
      ['detail', 'look', 'fabric'],
    ],
  },
}
