import type { claims as reference } from '../nl/claims.data.ts'

/** Words about nature that an advertisement may only use with proof (directive (EU) 2024/825). */
export const claims: typeof reference = [
  'respectueux de l’environnement',
  "respectueux de l'environnement",
  'respectueuse de l’environnement',
  "respectueuse de l'environnement",
  'écologique',
  'éco-responsable',
  'écoresponsable',
  'neutre pour le climat',
  'neutre en carbone',
  'neutre en co2',
  'durable',
  'produit vert',
  'biodégradable',
]
