import { type Err, err } from '@vonk/domain/result'
import type { Log } from '@vonk/platform/log'
import { ContentUnavailable } from './content-unavailable.ts'

type Unavailable = Err<{ readonly code: 'content-unavailable' }>

/** The answer, or a refusal when another company's service keeps the stories and does not answer. */
export async function whenAvailable<Outcome>(log: Log, answer: () => Promise<Outcome>): Promise<Outcome | Unavailable> {
  try {
    return await answer()
  } catch (error) {
    if (!(error instanceof ContentUnavailable)) throw error
    log.error({ err: error }, 'stories cannot be read')
    return err({ code: 'content-unavailable' })
  }
}
