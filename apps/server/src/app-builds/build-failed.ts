/** An app does not compile; the message holds what the compiler said. */
export class BuildFailed extends Error {
  override readonly name = 'BuildFailed'
}
