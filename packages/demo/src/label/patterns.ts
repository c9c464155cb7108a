/** All-over patterns cover the cloth; prints are one motif on the chest, the leg or the crown. */
export const patterns = [
  'plain',
  'stripes',
  'dots',
  'check',
  'stars',
  'florals',
  'camo',
  'tie-dye',
  'colour-block',
] as const
export const prints = ['lettering', 'dino', 'rocket', 'rainbow', 'lightning', 'skate', 'heart'] as const

export type Pattern = (typeof patterns)[number]
export type Print = (typeof prints)[number]
