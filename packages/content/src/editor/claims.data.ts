import type { Language } from '@vonk/domain/stores'

/** Words about nature that an advertisement may only use with proof (directive (EU) 2024/825). */
export const claims: Readonly<Record<Language, readonly string[]>> = {
  nl: [
    'milieuvriendelijk',
    'klimaatneutraal',
    'co2-neutraal',
    'ecologisch',
    'duurzaam',
    'groen product',
    'biologisch afbreekbaar',
  ],
  de: [
    'umweltfreundlich',
    'klimaneutral',
    'co2-neutral',
    'ökologisch',
    'nachhaltig',
    'grünes produkt',
    'biologisch abbaubar',
  ],
  en: [
    'environmentally friendly',
    'eco-friendly',
    'climate neutral',
    'carbon neutral',
    'sustainable',
    'green product',
    'biodegradable',
  ],
}
