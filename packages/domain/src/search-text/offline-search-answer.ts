/** What a search answers without a network; the wire's own names, as callers test these flags. */
export const offlineSearchAnswer = {
  items: [],
  total: 0,
  start: 0,
  aggregations: {},
  offline: true,
  cache: true,
  noresults: true,
} as const
