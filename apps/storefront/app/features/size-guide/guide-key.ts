/** Which measures tell whether a garment fits; `none` where size is no question. */
export type GuideKey = 'tops' | 'bottoms' | 'whole' | 'letters' | 'shoes' | 'hats' | 'socks' | 'none'

const bottoms = ['jeans', 'joggers', 'chino', 'shorts', 'skirt', 'leggings', 'swim-shorts']
const whole = ['dress', 'dungarees', 'swimwear', 'pyjamas', 'bodysuit', 'romper']

const byKind: Readonly<Record<string, GuideKey>> = { letter: 'letters', shoe: 'shoes', head: 'hats', sock: 'socks' }

/** A size of another kind than a height decides by itself; among heights the garment says what to measure. */
export function guideOf({ garment, sizeKind }: { readonly garment: string; readonly sizeKind: string }): GuideKey {
  if (sizeKind !== 'height') return byKind[sizeKind] ?? 'none'
  if (bottoms.includes(garment)) return 'bottoms'
  return whole.includes(garment) || garment === '' ? 'whole' : 'tops'
}
