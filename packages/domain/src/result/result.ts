/** The outcome of a decision that may be refused: a value, or a refusal with its code. */
export type Result<Value, Refusal> = Ok<Value> | Err<Refusal>

export type Ok<Value> = { readonly ok: true; readonly value: Value }
export type Err<Refusal> = { readonly ok: false; readonly refusal: Refusal }

export function ok<const Value>(value: Value): Ok<Value> {
  return { ok: true, value }
}

export function err<const Refusal>(refusal: Refusal): Err<Refusal> {
  return { ok: false, refusal }
}
