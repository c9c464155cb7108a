import { err, ok, type Result } from '@vonk/domain/result'

export type SearchUnavailable = { readonly code: 'search-unavailable' }

type Patience = { readonly patienceMs: number; readonly onFailure: (error: unknown) => void }

/** The engine's answer, or a refusal when it fails or keeps a shopper waiting. */
export async function withDeadline<Answer>(
  answer: Promise<Answer>,
  { patienceMs, onFailure }: Patience,
): Promise<Result<Answer, SearchUnavailable>> {
  let timer: NodeJS.Timeout | undefined
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new SearchTookTooLong(patienceMs)), patienceMs)
  })
  try {
    return ok(await Promise.race([answer, deadline]))
  } catch (error) {
    onFailure(error)
    return err({ code: 'search-unavailable' })
  } finally {
    clearTimeout(timer)
  }
}

class SearchTookTooLong extends Error {
  override readonly name = 'SearchTookTooLong'

  constructor(patienceMs: number) {
    super(`The search engine took longer than ${patienceMs} ms`)
  }
}
