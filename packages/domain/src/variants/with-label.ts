/** Drops what has no label left after trimming: an empty choice cannot be offered. */
export function withLabel<Labelled extends { readonly label: string }>(options: readonly Labelled[]): Labelled[] {
  return options.filter(({ label }) => label.trim() !== '')
}
