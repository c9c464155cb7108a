import { type Err, err } from '@vonk/domain/result'
import type { Log } from '../log/index.ts'
import { OtherServiceUnavailable } from './request.ts'

type Unavailable<Code> = Err<{ readonly code: Code }>

/** The answer, or a refusal of this code when a service of another company is needed for it and does not answer. */
export async function whenAvailable<Outcome, const Code extends string>(
  { log, code }: { readonly log: Log; readonly code: Code },
  answer: () => Promise<Outcome>,
): Promise<Outcome | Unavailable<Code>> {
  try {
    return await answer()
  } catch (error) {
    if (!(error instanceof OtherServiceUnavailable)) throw error
    log.error({ err: error }, 'a service of another company is away')
    return err({ code })
  }
}
