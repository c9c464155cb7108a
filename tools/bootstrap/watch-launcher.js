import { findProcess } from './find-process.js'

const interval = 500

/** npm passes on the signals it gets, but cannot do so for its own kill -9: then this process stops as if told to. */
export function watchLauncher() {
  if (!process.env.npm_lifecycle_event) return
  const launcher = chain()
  const timer = setInterval(() => {
    if (chain() === launcher) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, interval)
  timer.unref()
}

/** The parent, and npm itself when there is a shell in between; only Linux shells stay, others become their command. */
function chain() {
  const parent = process.ppid
  const found = findProcess(parent)
  return found && /^(da|ba|z|a)?sh$/.test(found.name) ? `${parent} ${found.parent}` : `${parent}`
}
