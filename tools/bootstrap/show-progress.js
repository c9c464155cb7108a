const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏']

/**
 * Says what takes so long: a spinner in a terminal, a line now and then in a log.
 * @param {string} task
 */
export function showProgress(task) {
  const out = process.stderr
  const started = Date.now()
  const elapsed = () => `${Math.round((Date.now() - started) / 1_000)} s`
  let frame = 0

  function spin() {
    frame = (frame + 1) % frames.length
    out.write(`\r\x1b[K${frames[frame]} ${task} … ${elapsed()}`)
  }

  if (!out.isTTY) out.write(`${task} …\n`)
  const timer = out.isTTY
    ? setInterval(spin, 100)
    : setInterval(() => out.write(`  … still at it after ${elapsed()}\n`), 10_000)

  return {
    /** @param {string} outcome */
    done(outcome) {
      clearInterval(timer)
      out.write(`${out.isTTY ? '\r\x1b[K' : ''}${outcome} (${elapsed()})\n`)
    },
  }
}
