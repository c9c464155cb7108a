type WithBase<Amounts> = Amounts & { readonly [Name in keyof Amounts & string as `base_${Name}`]: number }

/** The same amounts a second time in the currency of the shop, which is that of every order. */
export function withBase<const Amounts extends Readonly<Record<string, number>>>(amounts: Amounts): WithBase<Amounts> {
  const base = Object.entries(amounts).map(([name, amount]) => [`base_${name}`, amount])
  // The names are those of the amounts with the prefix.
  return { ...amounts, ...Object.fromEntries(base) } as WithBase<Amounts>
}
