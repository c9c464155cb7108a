/** How the engine weighs a text search. */
export const searchTuning = {
  minScore: 0.02,
  boosts: { name: 4, sku: 2, 'category.name': 1 },
  fuzziness: 2,
  minimumShouldMatch: '75%',
  clientTimeoutMs: 5000,
  serverTimeoutMs: 1000,
} as const
