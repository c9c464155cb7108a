export { type Job, type Listener, on, onSchedule, work } from './background.ts'
export {
  type AnyModule,
  type DoorOf,
  defineModule,
  type MachinePorts,
  type Module,
  type ModuleWith,
  type PortsOf,
  type TerminalOf,
  type WorkPorts,
} from './define-module.ts'
export { endpointsOf } from './endpoints-of.ts'
export { type Duty, type OpenModules, openModules } from './open-modules.ts'
export { type AffectedTags, affects, findAffectedTags, type PageEffect } from './page-effects.ts'
export { commandsOf, effectsOf, migrationsOf, settingsOf } from './parts-of.ts'
export { collectRights } from './rights.ts'
export { defineSettings, type ModuleSettings } from './settings.ts'
