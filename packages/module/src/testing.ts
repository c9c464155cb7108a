import type { MailSender } from '@vonk/platform/mail'
import { createMetrics } from '@vonk/platform/metrics'
import type { AnyModule, MachinePorts, PortsOf, WorkPorts } from './define-module.ts'
import { type OpenModules, openModules } from './open-modules.ts'

type Given<List extends readonly AnyModule[]> = Omit<PortsOf<List>, 'registry' | 'rights' | 'clock'> &
  Omit<MachinePorts, 'registry' | 'clock'> &
  Pick<WorkPorts, 'jobs'> & { readonly mails?: MailSender; readonly clock?: MachinePorts['clock'] }

/** For modules that write no mails. */
const noMails: MailSender = {
  put() {
    throw new Error('a mail was put where a test expects none')
  },
  async close() {},
}

/** Opens modules as a worker does, and has them take up their work. Whoever gave jobs and outbox ends them. */
export async function startModules<const List extends readonly AnyModule[]>(
  list: List,
  given: Given<List>,
): Promise<OpenModules> {
  const { clock = Date.now, mails = noMails, jobs, db, outbox, log } = given
  const { registry } = createMetrics()
  const machine = { db, outbox, log, registry, clock }
  // The compiler cannot see that what was left out of the ports is back in them.
  const opened = await openModules(list, { ...given, registry, clock } as unknown as PortsOf<List>, ['worker'])
  await opened.startWork({ ...machine, jobs, mails })
  return opened
}
