// A process killed with -9 cannot tell its child; but the kernel then closes its end of this pipe, at once and always.
// (Watching the parent's pid instead would need polling, and would miss a parent that died before the first look.)
const { Socket } = require('node:net')
const { isMainThread } = require('node:worker_threads')

const [descriptor, signal] = (process.env.VONK_LIFELINE || '').split(' ')
if (descriptor && isMainThread) {
  // Not for the processes this one starts, where the number means something else.
  delete process.env.VONK_LIFELINE
  watch(Number(descriptor))
}

function watch(fd) {
  const pipe = new Socket({ fd, readable: true, writable: false })
  pipe.on('error', () => {})
  pipe.on('close', () => {
    process.kill(process.pid, signal)
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), 10_000).unref()
  })
  pipe.resume()
  pipe.unref()
}
