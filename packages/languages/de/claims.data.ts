import type { claims as reference } from '../nl/claims.data.ts'

/** Words about nature that an advertisement may only use with proof (directive (EU) 2024/825). */
export const claims: typeof reference = [
  'umweltfreundlich',
  'klimaneutral',
  'co2-neutral',
  'ökologisch',
  'nachhaltig',
  'grünes produkt',
  'biologisch abbaubar',
]
