import type { Fabric, GarmentType } from '../../label/index.ts'

/** What is written about and shelved as one thing: garments, of which shorts of swim cloth are a thing of their own. */
export type Ware = GarmentType | 'swim-shorts'

export function wareOf({ garment, fabric }: { readonly garment: GarmentType; readonly fabric: Fabric }): Ware {
  return garment === 'shorts' && fabric === 'swim-lycra' ? 'swim-shorts' : garment
}
