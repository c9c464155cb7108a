/** A bare result that is JSON already, for the few calls where writing it anew is most of the work; it goes out unchecked. */
export class JsonText {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}
