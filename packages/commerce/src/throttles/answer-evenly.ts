import { setTimeout as pause } from 'node:timers/promises'

/** Longer than the work behind such an answer takes, so that its time tells nothing either. */
export const EVEN_ANSWER_MS = 300

/** The answer of some work, no sooner than after such a time: of right and wrong guesses none is quicker. */
export async function answerEvenly<Answer>(work: Promise<Answer>, leastMs = EVEN_ANSWER_MS): Promise<Answer> {
  const [answer] = await Promise.all([work, pause(leastMs)])
  return answer
}
