/** A bare result that is JSON already, for the few calls where writing it anew is most of the work; it goes out unchecked. */
export class WrittenJson {
  readonly body: string | Uint8Array<ArrayBuffer>

  constructor(body: string | Uint8Array<ArrayBuffer>) {
    this.body = body
  }
}
