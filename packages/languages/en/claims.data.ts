import type { claims as reference } from '../nl/claims.data.ts'

/** Words about nature that an advertisement may only use with proof (directive (EU) 2024/825). */
export const claims: typeof reference = [
  'environmentally friendly',
  'eco-friendly',
  'climate neutral',
  'carbon neutral',
  'sustainable',
  'green product',
  'biodegradable',
]
