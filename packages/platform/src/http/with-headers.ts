/** A result that travels with headers of its own, for the few clients that read a count from there. */
export class WithHeaders<Value> {
  readonly value: Value
  readonly headers: Readonly<Record<string, string>>

  constructor(value: Value, headers: Readonly<Record<string, string>>) {
    this.value = value
    this.headers = headers
  }
}
