import type { CallInput, CallOptions, CallResult, Fetch, ReceivedRefusal } from '@vonk/client'
import type { Call } from '@vonk/contract/calls'
import type { Result } from '@vonk/domain/result'

type AskOptions = CallOptions & { readonly fetch?: Fetch | undefined }

/** One call of the shop's API from the page, beside what the device keeps in step; null when nobody answers. */
export async function askShop<C extends Call>(
  call: C,
  input: CallInput<C>,
  { fetch = (request) => globalThis.fetch(request), ...options }: AskOptions = {},
): Promise<Result<CallResult<C>, ReceivedRefusal<C>> | null> {
  try {
    // Only now: no page needs it before somebody has done something.
    const { createClient } = await import('@vonk/client')
    const client: { call(call: C, input: CallInput<C>, options: CallOptions): ReturnType<typeof askShop<C>> } =
      createClient({ fetch, origin: location.origin })
    return await client.call(call, input, options)
  } catch {
    return null
  }
}
