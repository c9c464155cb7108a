/** Runs one piece of work after another, however many are asked for at once. */
export function createTurns() {
  let last: Promise<unknown> = Promise.resolve()
  return <Done>(work: () => Promise<Done>): Promise<Done> => {
    const done = last.then(work)
    // One that fails is its caller's to handle; those behind it still run.
    last = done.catch(() => {})
    return done
  }
}
