import { type AnswerKind, isForEverybody, isFresh, isKeepable } from './keeping-rules.ts'
import { type KeptAnswers, keptAtOf } from './kept-answers.ts'

export type WorkerNetwork = {
  readonly kept: KeptAnswers
  fetch(request: Request): Promise<Response>
  wait(milliseconds: number): Promise<void>
  now(): number
  patienceMs(): Promise<number>
}

/** An answer, and the work the browser should not end before it is done. */
export type Answering = { readonly answer: Promise<Response>; readonly work: Promise<unknown> }

/** Files and pictures never change under their address. */
export function answerFile({ kept, fetch }: WorkerNetwork, kind: 'file' | 'picture', request: Request): Answering {
  return withWork(async (later) => {
    const found = await kept.find(kind, request.url)
    if (found) return found
    const answer = await fetch(request)
    if (isKeepable(kind, answer)) later(kept.put(kind, request.url, answer.clone()))
    return answer
  })
}

type PageQuestion = {
  readonly url: string
  /** Whether the answer may be kept under this address. */
  readonly isKept: boolean
  ask(): Promise<Response>
  /** What is shown where the page itself is not kept. */
  findOther(): Promise<Response | null>
}

/** The shop's answer; the cached page where it does not come, or not in time. What comes late is there the next time. */
export function answerFromNetworkFirst(
  network: WorkerNetwork,
  { url, isKept, ask, findOther }: PageQuestion,
): Answering {
  const { kept } = network
  return withWork(async (later) => {
    const asked = ask().then((answer) => {
      if (isKept && isKeepable('page', answer)) later(kept.put('page', url, answer.clone()))
      return answer
    })
    later(asked.catch(() => {}))
    const found = await kept.find('page', url)
    const early = await firstOf(network, asked, found !== null)
    return early ?? found ?? (await asked.catch(findOther)) ?? Response.error()
  })
}

/** What was seen a moment ago is shown at once and asked for again; anything older only where the shop does not answer. */
export function answerSeenFirst(network: WorkerNetwork, request: Request, onSeen: () => Promise<void>): Answering {
  const { kept, fetch, now } = network
  const kind: AnswerKind = 'data'
  return withWork(async (later) => {
    const found = await kept.find(kind, request.url)
    const asked = fetch(request).then((answer) => {
      if (!isForEverybody(request.url) || !isKeepable(kind, answer)) return refuseStrangers(answer)
      later(kept.put(kind, request.url, answer.clone()))
      later(onSeen())
      return answer
    })
    later(asked.catch(() => {}))
    if (found && isFresh(keptAtOf(found), now())) return found
    return (await firstOf(network, asked, found !== null)) ?? found ?? asked
  })
}

/** A page of whoever runs the network is no data of the shop. */
function refuseStrangers(answer: Response): Response {
  return answer.headers.has('x-request-id') ? answer : Response.error()
}

/** Null where it does not come, or takes longer than anybody should wait who could see something else. */
async function firstOf(
  { wait, patienceMs }: WorkerNetwork,
  asked: Promise<Response>,
  isOtherThere: boolean,
): Promise<Response | null> {
  const answered = asked.catch(() => null)
  if (!isOtherThere) return answered
  return Promise.race([
    answered,
    patienceMs()
      .then(wait)
      .then(() => null),
  ])
}

function withWork(find: (later: (work: Promise<unknown>) => void) => Promise<Response>): Answering {
  const pending: Promise<unknown>[] = []
  const answer = find((work) => pending.push(work))
  async function finish() {
    await answer.catch(() => {})
    // Work may bring more work.
    for (let next = pending.shift(); next; next = pending.shift()) await next.catch(() => {})
  }
  return { answer, work: finish() }
}
