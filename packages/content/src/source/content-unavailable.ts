/** The service that keeps the stories does not answer, or not in a way we understand. */
export class ContentUnavailable extends Error {
  override readonly name = 'ContentUnavailable'

  constructor(reason: string, cause?: unknown) {
    super(`The content service cannot be read: ${reason}`, { cause })
  }
}
