const asyncPartTimeoutMs = 3000

/** The part of the page, unless it fails or takes too long: then it throws. */
export async function loadWithDeadline<Part>(load: () => Promise<Part>, timeoutMs = asyncPartTimeoutMs): Promise<Part> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new PartTooSlow(timeoutMs)), timeoutMs)
  try {
    return await Promise.race([load(), tooLate])
  } finally {
    clearTimeout(timer)
  }
}

export class PartTooSlow extends Error {
  override readonly name = 'PartTooSlow'

  constructor(timeoutMs: number) {
    super(`A part of the page did not arrive within ${timeoutMs} ms`)
  }
}
