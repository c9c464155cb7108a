/** Words about nature that an advertisement may only use with proof (directive (EU) 2024/825). */
export const claims: readonly string[] = [
  'milieuvriendelijk',
  'klimaatneutraal',
  'co2-neutraal',
  'ecologisch',
  'duurzaam',
  'groen product',
  'biologisch afbreekbaar',
]
