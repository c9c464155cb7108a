/** The cloths the label works with: they decide how a garment is drawn, described and washed. */
export const fabrics = [
  'jersey',
  'rib-jersey',
  'french-terry',
  'fleece',
  'pique',
  'poplin',
  'flannel',
  'knit',
  'denim',
  'twill',
  'corduroy',
  'softshell',
  'puffer',
  'rain-nylon',
  'swim-lycra',
  'canvas',
  'leather',
] as const

export type Fabric = (typeof fabrics)[number]
