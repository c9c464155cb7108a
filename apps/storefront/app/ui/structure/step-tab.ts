/** Where a key leads among tabs; undefined when the key means nothing to them. */
export function stepTab<Tab extends { readonly id: string }>(
  tabs: readonly Tab[],
  shown: string | undefined,
  key: string,
): Tab | undefined {
  const at = tabs.findIndex((tab) => tab.id === shown)
  if (key === 'ArrowRight') return tabs[(at + 1) % tabs.length]
  if (key === 'ArrowLeft') return tabs.at(at - 1)
  if (key === 'Home') return tabs[0]
  return key === 'End' ? tabs.at(-1) : undefined
}
