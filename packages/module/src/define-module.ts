import type { Rights } from '@vonk/domain/staff'
import type { Command, Terminal } from '@vonk/platform/command-line'
import type { Database } from '@vonk/platform/db'
import type { Route } from '@vonk/platform/http'
import type { Jobs } from '@vonk/platform/jobs'
import type { Log } from '@vonk/platform/log'
import type { MailSender } from '@vonk/platform/mail'
import type { Registry } from '@vonk/platform/metrics'
import type { Outbox } from '@vonk/platform/outbox'
import type { Job, Listener } from './background.ts'
import type { PageEffect } from './page-effects.ts'
import type { ModuleSettings } from './settings.ts'

/** What every module is given. What one needs beside it, its `create` names in the type of its ports. */
export type MachinePorts = {
  readonly db: Database
  readonly outbox: Outbox
  readonly log: Log
  /** Where to measure. */
  readonly registry: Registry
  /** This moment, in milliseconds: modules read no other clock. */
  readonly clock: () => number
}

/** The same where there is a worker. */
export type WorkPorts = MachinePorts & { readonly jobs: Jobs; readonly mails: MailSender }

/**
 * One value that says what a module is. Its parts are functions of its front door, so that nothing is wired elsewhere; they
 * are methods, so that a list may hold modules with doors of all kinds.
 */
export type Module<
  Door,
  Needs extends NeededModules = NeededModules,
  Ports = MachinePorts,
  On extends Terminal = Terminal,
> = {
  readonly name: string
  /** Other modules by value, under the names by which this one knows their doors. */
  readonly needs?: Needs
  /** What staff may be allowed to do by its calls, which name these. */
  readonly rights?: Rights
  /** Makes the front door: what other modules may call. It names what it needs of the machine in the type of its ports. */
  create?(ports: Ports, doors: DoorsOf<Needs>): Door | Promise<Door>
  /** Lets go of what the door holds; doors close in the opposite order of their opening. */
  close?(door: Door): Promise<unknown> | unknown
  /** Where there is an API. */
  routes?(door: Door, ports: NoInfer<Ports>, doors: DoorsOf<Needs>): readonly Route[]
  /** Where there is a worker. */
  listen?(door: Door, ports: WorkPorts, doors: DoorsOf<Needs>): readonly Listener[]
  jobs?(door: Door, ports: WorkPorts, doors: DoorsOf<Needs>): readonly Job[]
  /** Which kept pages show something else after its events. Processes that keep pages ask without opening the module. */
  readonly affects?: readonly PageEffect[]
  /** Deletes what is kept no longer, every night; answers how much of what. A worker asks without opening the module. */
  forget?(ports: WorkPorts): Promise<Readonly<Record<string, number>>>
  /** Its own tables: a folder of `0001-what-it-does.sql`. They come after those of the modules it needs. */
  readonly migrations?: URL
  /** What can be set of it, view by view. */
  readonly settings?: ModuleSettings
  /**
   * Of the command line, each under its name in `vonk help`; they open nothing but the database. What one needs of the
   * machine beside it, it names in the type of its terminal.
   */
  commands?(all: { readonly settings: readonly ModuleSettings[] }): readonly Command<On>[]
}

// biome-ignore lint/suspicious/noExplicitAny: a list of modules holds doors and ports of all kinds
export type AnyModule = Module<any, any, any, any>
/** Any module with this front door, for whoever may not know which. */
// biome-ignore lint/suspicious/noExplicitAny: what it needs itself is its own business
export type ModuleWith<Door> = Module<Door, any, any, any>
type NeededModules = Readonly<Record<string, AnyModule>>

export type DoorOf<Needed> = Needed extends Module<infer Door, infer _Needs, infer _Ports, infer _On> ? Door : never
type DoorsOf<Needs> = { readonly [Key in keyof Needs]: DoorOf<Needs[Key]> }

type PortsOfOne<One> =
  One extends Module<infer _Door, infer _Needs, infer Ports, infer _On> ? (given: Ports) => void : never
/** What all modules of a list need of the machine. */
export type PortsOf<List extends readonly AnyModule[]> =
  PortsOfOne<List[number]> extends (given: infer Ports) => void ? Ports : never

type TerminalOfOne<One> =
  One extends Module<infer _Door, infer _Needs, infer _Ports, infer On> ? (given: On) => void : never
/** What the commands of a list work with. */
export type TerminalOf<List extends readonly AnyModule[]> =
  TerminalOfOne<List[number]> extends (given: infer On extends Terminal) => void ? On : never

export function defineModule<
  Door = undefined,
  // biome-ignore lint/complexity/noBannedTypes: a module that needs nothing is given no doors
  const Needs extends NeededModules = {},
  Ports = MachinePorts,
  On extends Terminal = Terminal,
>(module: Module<Door, Needs, Ports, On>): Module<Door, Needs, Ports, On> {
  return module
}
