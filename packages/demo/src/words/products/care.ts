import type { Fabric } from '../../label/index.ts'
import type { ProductBrief } from '../product-brief.ts'

export type CareCode =
  | `wash-${30 | 40 | 60 | 'hand' | 'no'}`
  | 'bleach-no'
  | `tumble-${'low' | 'no'}`
  | `iron-${'low' | 'medium' | 'high' | 'no'}`
  | `dryclean-${'yes' | 'no'}`
  | 'inside-out'
  | 'print'
  | 'wipe'
  | 'flat'
  | 'rinse'
  | 'close'

/** The five washing symbols in their usual order. */
export type CareSymbols = readonly [wash: CareCode, bleach: CareCode, tumble: CareCode, iron: CareCode, dry: CareCode]

const cotton: CareSymbols = ['wash-40', 'bleach-no', 'tumble-low', 'iron-medium', 'dryclean-no']
const gentle: CareSymbols = ['wash-30', 'bleach-no', 'tumble-no', 'iron-low', 'dryclean-no']
const shell: CareSymbols = ['wash-30', 'bleach-no', 'tumble-low', 'iron-no', 'dryclean-no']
const none: CareSymbols = ['wash-no', 'bleach-no', 'tumble-no', 'iron-no', 'dryclean-no']

const symbols: Readonly<Record<Fabric, CareSymbols>> = {
  jersey: cotton,
  'rib-jersey': cotton,
  'french-terry': cotton,
  fleece: ['wash-30', 'bleach-no', 'tumble-no', 'iron-no', 'dryclean-no'],
  pique: cotton,
  poplin: ['wash-40', 'bleach-no', 'tumble-no', 'iron-high', 'dryclean-yes'],
  flannel: cotton,
  knit: gentle,
  denim: ['wash-40', 'bleach-no', 'tumble-no', 'iron-high', 'dryclean-no'],
  twill: ['wash-40', 'bleach-no', 'tumble-low', 'iron-medium', 'dryclean-yes'],
  corduroy: gentle,
  softshell: ['wash-30', 'bleach-no', 'tumble-no', 'iron-no', 'dryclean-no'],
  puffer: shell,
  'rain-nylon': ['wash-30', 'bleach-no', 'tumble-no', 'iron-no', 'dryclean-no'],
  'swim-lycra': ['wash-hand', 'bleach-no', 'tumble-no', 'iron-no', 'dryclean-no'],
  canvas: ['wash-30', 'bleach-no', 'tumble-no', 'iron-medium', 'dryclean-no'],
  leather: none,
}

const tips: Readonly<Partial<Record<Fabric, CareCode>>> = {
  knit: 'flat',
  denim: 'inside-out',
  corduroy: 'inside-out',
  leather: 'wipe',
  softshell: 'close',
  puffer: 'close',
  'swim-lycra': 'rinse',
}

export function careSymbols({ garment, fabric }: Pick<ProductBrief, 'garment' | 'fabric'>): CareSymbols {
  return garment === 'sneaker' || (garment === 'cap' && fabric !== 'canvas') ? none : symbols[fabric]
}

/** Symbols first, then what the label adds by hand. */
export function careCodes(product: ProductBrief): readonly CareCode[] {
  const care = careSymbols(product)
  if (care === none) return ['wipe', ...care]
  const tip = tips[product.fabric]
  return [...care, ...(tip ? [tip] : []), ...(product.print && care[3] !== 'iron-no' ? ['print' as const] : [])]
}
