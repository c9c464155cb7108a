import type { Rights } from '@vonk/domain/staff'
import type { Route } from '@vonk/platform/http'
import type { AnyModule, DoorOf, ModuleWith, PortsOf, WorkPorts } from './define-module.ts'
import { checkNames, inOrder, ModuleFault, needsOf } from './in-order.ts'
import { checkRights, collectRights } from './rights.ts'

/** What a process does: answer calls, work in the background. */
export type Duty = 'api' | 'worker'

export type OpenModules = {
  /** The front door of a module that is open here. */
  door<Door>(module: ModuleWith<Door>): Door
  routes(): readonly Route[]
  /** What staff may be allowed to do, of every module of the list. */
  readonly rights: Rights
  /** Takes up the jobs of all modules, then has them hear of what was published. */
  startWork(ports: WorkPorts): Promise<void>
  /** What every module of the list keeps no longer; answers how much of what. */
  forget(ports: WorkPorts): Promise<Readonly<Record<string, number>>>
  close(): Promise<void>
}

/**
 * Opens the modules that have something to do here, each after those it needs: those with routes where there is an API,
 * those with listeners or jobs where there is a worker. What does not fit together ends the start by its name.
 */
export async function openModules<const List extends readonly AnyModule[]>(
  list: List,
  machine: Omit<PortsOf<List>, 'rights'>,
  duties: readonly Duty[],
): Promise<OpenModules> {
  const ordered = inOrder(list)
  const wanted = wantedFor(duties, list)
  const rights = collectRights(list)
  const ports = { ...machine, rights }
  const { doors, close } = await open(
    ordered.filter((module) => wanted.has(module)),
    ports,
  )
  const collect = <Part>(read: (module: AnyModule) => readonly Part[] | undefined): Part[] =>
    [...doors.keys()].flatMap((module) => read(module) ?? [])

  return {
    door(module) {
      if (!doors.has(module)) throw new ModuleFault(`${module.name} is not open in this process`)
      // What it opened as is what its `create` answered.
      return doors.get(module) as DoorOf<typeof module>
    },
    routes: () =>
      checkRights(
        collect((module) => module.routes?.(doors.get(module), ports, doorsFor(module, doors))),
        rights,
      ),
    rights,
    async startWork(given) {
      const jobs = collect((module) => module.jobs?.(doors.get(module), given, doorsFor(module, doors)))
      const listeners = collect((module) => module.listen?.(doors.get(module), given, doorsFor(module, doors)))
      checkNames('job', jobs)
      checkNames('listener', listeners)
      for (const job of jobs) await job.start(given.jobs)
      for (const listener of listeners) await listener.start(given.outbox)
    },
    async forget(given) {
      const forgotten = {}
      for (const module of list) Object.assign(forgotten, await module.forget?.(given))
      return forgotten
    },
    close,
  }
}

/** What has parts for a duty of this process, and all that needs. */
function wantedFor(duties: readonly Duty[], list: readonly AnyModule[]): ReadonlySet<AnyModule> {
  const wanted = new Set<AnyModule>()
  function want(module: AnyModule): void {
    if (wanted.has(module)) return
    wanted.add(module)
    needsOf(module).forEach(want)
  }
  const isFor = ({ routes, listen, jobs }: AnyModule, duty: Duty) => (duty === 'api' ? routes : (listen ?? jobs))
  for (const module of list) if (duties.some((duty) => isFor(module, duty))) want(module)
  return wanted
}

async function open(modules: readonly AnyModule[], ports: unknown) {
  const doors = new Map<AnyModule, unknown>()
  const resources = new AsyncDisposableStack()
  try {
    for (const module of modules) {
      const door = await module.create?.(ports, doorsFor(module, doors))
      doors.set(module, door)
      resources.defer(async () => void (await module.close?.(door)))
    }
  } catch (error) {
    await resources.disposeAsync()
    throw error
  }
  return { doors, close: () => resources.disposeAsync() }
}

function doorsFor({ needs }: AnyModule, doors: ReadonlyMap<AnyModule, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries<AnyModule>(needs ?? {}).map(([key, needed]) => [key, doors.get(needed)]))
}
