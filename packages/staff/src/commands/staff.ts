import { parseArgs } from 'node:util'
import { type StaffRole, staffRoles } from '@vonk/domain/staff'
import { type Command, type Terminal, UsageError } from '@vonk/platform/command-line'
import type { Db } from '@vonk/platform/db'
import type { Sealer } from '@vonk/platform/sealed-secrets'
import { addStaff, type Credentials, changeRole, removeStaff, resetStaff } from '../accounts.ts'
import type { Passwords } from '../passwords.ts'
import { listStaff } from '../store.ts'

type StaffTerminal = Terminal & {
  readonly passwords: Pick<Passwords, 'hashPassword'>
  openStaffSealer(): Promise<Sealer | null>
  /** Stories and releases name who changed them last. */
  forgetAuthor(db: Db, email: string): Promise<void>
}

type Job = { readonly email: string; readonly name: string; readonly role: StaffRole }
type Action = (db: Db, job: Job, terminal: StaffTerminal) => Promise<number>

export const staffCommand: Command<StaffTerminal> = {
  name: 'staff',
  summary: 'lists who works on the shop, adds somebody, changes their role, gives them new secrets or takes them away',
  usage: '[add EMAIL --name NAME --role ROLE | role EMAIL --role ROLE | reset EMAIL | remove EMAIL]',
  async run(args, terminal) {
    const options = { name: { type: 'string' }, role: { type: 'string' } } as const
    const { positionals, values } = parseArgs({ args: [...args], allowPositionals: true, options })
    const [name = 'list', address = '', ...others] = positionals
    if (others.length > 0) throw new UsageError('One address at a time.')
    if (name === 'list') return terminal.withDatabase((db) => list(db, terminal))
    const action = actions[name]
    if (!action) throw new UsageError(`Say what is to be done: list, ${Object.keys(actions).join(', ')}`)
    const job = { email: readEmail(address), name: values.name?.trim() ?? '', role: readRole(name, values.role) }
    if (name === 'add' && job.name === '') throw new UsageError('Say who it is: --name "Anna de Vries"')
    return terminal.withDatabase((db) => action(db, job, terminal))
  },
}

const actions: Readonly<Record<string, Action>> = {
  async add(db, job, terminal) {
    const made = await addStaff(await partsOf(db, terminal), job)
    if (made) return show(made, job, terminal)
    terminal.write(`${job.email} is there already.`)
    return 1
  },
  async reset(db, job, terminal) {
    const made = await resetStaff(await partsOf(db, terminal), job.email)
    return made ? show(made, job, terminal) : missing(job, terminal)
  },
  async role(db, job, terminal) {
    if (!(await changeRole({ db }, job.email, job.role))) return missing(job, terminal)
    terminal.write(`${job.email} is ${job.role} from now on.`)
    return 0
  },
  async remove(db, job, terminal) {
    if (!(await remove(db, job.email, terminal))) return missing(job, terminal)
    terminal.write(`${job.email} does not work here any more.`)
    return 0
  },
}

async function partsOf(db: Db, { passwords, openStaffSealer }: StaffTerminal) {
  return { db, passwords, sealer: await openStaffSealer() }
}

function remove(db: Db, email: string, { forgetAuthor }: StaffTerminal): Promise<boolean> {
  return db.transaction(async (tx) => {
    await forgetAuthor(tx, email)
    return removeStaff({ db: tx }, email)
  })
}

function show({ password, address }: Credentials, { email }: Job, { write }: Terminal): number {
  write(
    `The secrets of ${email}, which are shown only this once.\n\nPassword: ${password}\nFor an authenticator: ${address}\n`,
  )
  return 0
}

function missing({ email }: Job, { write }: Terminal): number {
  write(`There is nobody with the address ${email}.`)
  return 1
}

async function list(db: Db, { write }: Terminal): Promise<number> {
  const members = await listStaff(db)
  for (const { email, name, role } of members) write(`${email.padEnd(36)} ${role.padEnd(14)} ${name}`)
  if (members.length === 0) write('Nobody works on the shop yet.')
  return 0
}

function readEmail(address: string): string {
  if (!/^[^\s@]+@[^\s@]+$/.test(address)) throw new UsageError('Say whose account it is: an e-mail address')
  return address.toLowerCase()
}

/** Only two actions ask for one. */
function readRole(action: string, given = ''): StaffRole {
  const role = staffRoles.find((one) => one === given)
  if (!role && ['add', 'role'].includes(action)) throw new UsageError(`A role is one of ${staffRoles.join(', ')}`)
  return role ?? 'viewer'
}
