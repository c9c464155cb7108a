import { nearestName } from '@vonk/domain/text'

/** What the project's own tools, tests and measurements say to each other. */
const ofTools = /^VONK_(?:LIFELINE|BUILD_FOLDER|LONG|TEST_\w+|BENCH_\w+)$/

/** What Kubernetes tells every process of a service whose name begins with "vonk". */
const ofService =
  /^VONK_(?:\w+_)?(?:SERVICE_HOST|SERVICE_PORT(?:_\w+)?|PORT_\d+_(?:TCP|UDP|SCTP)(?:_(?:PROTO|PORT|ADDR))?)$/
const serviceAddress = /^(?:tcp|udp|sctp):\/\//

/** One sentence for each variable that is meant for the shop and that it does not know: misspelt ones would do nothing. */
export function findUnknownVariables(environment: NodeJS.ProcessEnv, names: readonly string[]): string[] {
  const unknown = Object.entries(environment).filter(([name, value = '']) => {
    if (!name.startsWith('VONK_') || names.includes(name)) return false
    return !ofTools.test(name) && !ofService.test(name) && !(name.endsWith('_PORT') && serviceAddress.test(value))
  })
  return unknown.map(([name]) => {
    const near = nearestName(name, names)
    return `${name}: is not known${near ? `; perhaps ${near} was meant` : ''}`
  })
}
