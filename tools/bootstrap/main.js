import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chooseNode } from './choose-node.js'
import { commands } from './commands.js'
import { ensureInstalled } from './ensure-installed.js'
import { Problem } from './problem.js'
import { runProgram } from './run-program.js'
import { watchLauncher } from './watch-launcher.js'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/**
 * Installs what is missing, then runs the command with the right Node.
 * @param {string[]} words the command and its own arguments
 */
export async function main([name = '', ...rest]) {
  watchLauncher()
  try {
    const command = Object.hasOwn(commands, name) ? commands[name] : null
    if (!command) throw new Problem(`Unknown command "${name}". There are: ${Object.keys(commands).join(', ')}.`)
    await ensureInstalled(root)
    runProgram({
      node: chooseNode(root),
      args: [join(root, command.entry), ...command.args, ...rest],
      root,
      flags: command.flags,
      environment: command.environment,
      isServer: command.isServer,
    })
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    console.error(`\n${error.message}\n`)
    process.exitCode = 1
  }
}
