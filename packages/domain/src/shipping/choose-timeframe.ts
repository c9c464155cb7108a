export type Timeframe = { readonly id: string }

/** `timeframe` is null when the carrier takes its first free slot. */
export type ChosenTimeframe<Slot> = {
  readonly timeframe: Slot | null
  readonly notice: 'timeframes-unavailable' | null
}

/** The slot to deliver in: the one wanted, else the first there is. Null timeframes could not be loaded. */
export function chooseTimeframe<Slot extends Timeframe>(
  timeframes: readonly Slot[] | null,
  wantedId: string | null,
): ChosenTimeframe<Slot> {
  if (timeframes === null) return { timeframe: null, notice: 'timeframes-unavailable' }
  const wanted = timeframes.find(({ id }) => id === wantedId)
  return { timeframe: wanted ?? timeframes[0] ?? null, notice: null }
}
