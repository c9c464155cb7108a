import type { Fabric } from '../../label/index.ts'
import type { ProductBrief } from '../product-brief.ts'
import { pick } from '../seeded.ts'
import type { Facts } from './copy.ts'
import type { Fibre, FibreShare } from './fibre.ts'

type Blend = Readonly<Partial<Record<Fibre, number>>>

const blends: Readonly<Record<Fabric, readonly Blend[]>> = {
  jersey: [
    { cotton: 95, elastane: 5 },
    { cotton: 96, elastane: 4 },
  ],
  'rib-jersey': [
    { cotton: 95, elastane: 5 },
    { cotton: 92, elastane: 8 },
    { cotton: 57, viscose: 38, elastane: 5 },
  ],
  'french-terry': [{ cotton: 100 }, { cotton: 80, polyester: 20 }, { cotton: 85, polyester: 15 }],
  fleece: [{ polyester: 100 }, { polyester: 95, elastane: 5 }],
  pique: [{ cotton: 100 }, { cotton: 96, elastane: 4 }],
  poplin: [{ cotton: 100 }, { cotton: 97, elastane: 3 }],
  flannel: [{ cotton: 100 }],
  knit: [{ cotton: 100 }, { cotton: 60, acrylic: 40 }, { acrylic: 55, polyamide: 25, wool: 20 }],
  denim: [
    { cotton: 99, elastane: 1 },
    { cotton: 98, elastane: 2 },
    { cotton: 78, polyester: 20, elastane: 2 },
  ],
  twill: [
    { cotton: 98, elastane: 2 },
    { cotton: 97, elastane: 3 },
  ],
  corduroy: [{ cotton: 100 }, { cotton: 98, elastane: 2 }],
  softshell: [
    { polyester: 96, elastane: 4 },
    { polyester: 94, elastane: 6 },
  ],
  puffer: [{ polyamide: 100 }, { polyester: 100 }],
  'rain-nylon': [{ polyamide: 100 }],
  'swim-lycra': [
    { polyamide: 80, elastane: 20 },
    { polyamide: 82, elastane: 18 },
    { polyester: 84, elastane: 16 },
  ],
  canvas: [{ cotton: 100 }],
  leather: [{ leather: 100 }],
}

const sockBlends: readonly Blend[] = [
  { cotton: 78, polyamide: 20, elastane: 2 },
  { cotton: 75, polyamide: 22, elastane: 3 },
]

/** The cloth's fibres, most of it first, always 100 in all. */
export function composeFibres({ garment, fabric, seed }: ProductBrief): readonly FibreShare[] {
  const candidates = garment === 'socks' ? sockBlends : blends[fabric]
  const blend = pick(candidates, { slot: 'make', key: `${garment}:${fabric}`, turn: seed })
  // Object.entries forgets the keys' type; the table above has no others.
  return (Object.entries(blend) as [Fibre, number][]).map(([fibre, percent]) => ({ fibre, percent }))
}

export function describeFibres(
  shares: readonly FibreShare[],
  { facts, product, percentSign }: { facts: Facts; product: ProductBrief; percentSign: string },
): string {
  const cloth = shares.map(({ fibre, percent }) => `${percent}${percentSign} ${facts.fibres[fibre]}`).join(', ')
  if (product.garment === 'sneaker') return `${cloth}. ${facts.sole}`
  const isPadded = product.fabric === 'puffer' || product.garment === 'winter-coat'
  return isPadded ? `${cloth}. ${facts.padding}` : cloth
}
