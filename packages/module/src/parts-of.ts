import { fileURLToPath } from 'node:url'
import type { Command } from '@vonk/platform/command-line'
import type { MigrationSet } from '@vonk/platform/db'
import type { AnyModule, TerminalOf } from './define-module.ts'
import { checkNames, inOrder } from './in-order.ts'
import type { PageEffect } from './page-effects.ts'
import type { ModuleSettings } from './settings.ts'

/** What the modules bring along for the command line. */
export function commandsOf<const List extends readonly AnyModule[]>(list: List): readonly Command<TerminalOf<List>>[] {
  const settings = settingsOf(list)
  return collect('command', list, (module) => module.commands?.({ settings }))
}

/** What can be set of the modules, view by view. */
export function settingsOf(list: readonly AnyModule[]): readonly ModuleSettings[] {
  return collect('group of settings', list, ({ settings }) => settings && [settings])
}

/** What the events of all modules change on pages. */
export function effectsOf(list: readonly AnyModule[]): readonly PageEffect[] {
  return list.flatMap(({ affects }) => affects ?? [])
}

/** The tables of the modules after those that were there before them, each after those of the modules it needs. */
export function migrationsOf(list: readonly AnyModule[], before: readonly MigrationSet[]): readonly MigrationSet[] {
  const own = inOrder(list).flatMap(({ name, migrations }) =>
    migrations ? [{ name, folder: fileURLToPath(migrations) }] : [],
  )
  const all = [...before, ...own]
  checkNames('set of migrations', all)
  return all
}

type Named = { readonly name: string }

function collect<Part extends Named>(
  kind: string,
  list: readonly AnyModule[],
  read: (module: AnyModule) => readonly Part[] | undefined,
): readonly Part[] {
  const parts = list.flatMap((module) => read(module) ?? [])
  checkNames(kind, parts)
  return parts
}
