import { err, ok, type Result } from '@vonk/domain/result'
import type { ViewOverrides } from '@vonk/domain/settings'
import type { StoreDirectory } from '@vonk/domain/stores'
import type { ModuleSettings } from '@vonk/module'
import { type Actor, commandLine } from '@vonk/platform/acts'
import type { Database } from '@vonk/platform/db'
import { addView, changeView, inTurn, note, type ViewToAdd, type ViewToSet } from './change-views.ts'
import type { SettingsRefusal } from './check-overrides.ts'
import { configure } from './configure.ts'
import { countEnding } from './count-ending.ts'
import { findStoreDirectory, lockView, NoStoreViews, type TagManager, updateTagManager } from './store.ts'

export type Stores = ReturnType<typeof createStores>
/** A rehearsal says what would be refused, and changes nothing. */
type Rehearsing = { readonly isRehearsal?: boolean }
type NotFound = { code: 'store-view-not-found' }

/** The store views of this installation: which exist, and where they answer. Who is not named works on the command line. */
export function createStores({ db, by = commandLine }: { readonly db: Database; readonly by?: Actor }) {
  return {
    /** Null in a shop that has no view yet. */
    findDirectory: (): Promise<StoreDirectory | null> => findStoreDirectory(db),

    async loadDirectory(): Promise<StoreDirectory> {
      const directory = await findStoreDirectory(db)
      if (!directory) throw new NoStoreViews()
      return directory
    },

    /** Makes a view. Every process follows in a moment. */
    add: (view: ViewToAdd) => inTurn(db, (tx) => addView(tx, view, by)),

    /** Moves a view, or changes what stands in its row; who asks for where it was is led to where it is. */
    set: (code: string, changes: ViewToSet, how: Rehearsing = {}) =>
      inTurn(db, (tx) => changeView(tx, { by, code }, changes, nameOf(changes)), how),

    /** What ends when a view leaves its host. */
    countEnding: (code: string) => countEnding(db, code),

    /** Nothing leads to a hidden view, and search engines leave it out; who has its address sees it. */
    hide: (code: string, isHidden: boolean) =>
      inTurn(db, (tx) => changeView(tx, { by, code }, { isHidden }, isHidden ? 'hidden' : 'shown')),

    /** Takes a view away. What was ordered in it keeps its language and who sold it. */
    remove: (code: string, how: Rehearsing = {}) =>
      inTurn(db, (tx) => changeView(tx, { by, code }, { removedAt: new Date() }, 'removed'), how),

    /** Gives a view its tag manager, or takes it away. */
    tag(code: string, tagManager: TagManager): Promise<Result<true, NotFound>> {
      return db.transaction(async (tx) => {
        const before = await lockView(tx, code)
        if (!before) return err({ code: 'store-view-not-found' })
        await updateTagManager(tx, code, tagManager)
        const { tagManagerId: id, tagManagerDomain: domain } = before
        await note(tx, { by, code }, { name: 'tag-manager-set', before: { id, domain }, after: tagManager })
        return ok(true)
      })
    },

    /**
     * Sets what is given and leaves the rest; null goes back to the default. A setting of a module is `module.setting`.
     * Every process follows in a moment.
     */
    configure(
      code: string,
      changes: Readonly<Record<string, unknown>>,
      modules: readonly ModuleSettings[] = [],
    ): Promise<Result<ViewOverrides, NotFound | SettingsRefusal>> {
      return db.transaction((tx) => configure(tx, { by, code, changes, modules }))
    },
  }
}

/** A view that stays where it is was not moved. */
const nameOf = ({ host, pathPrefix }: ViewToSet) => ((host ?? pathPrefix) === undefined ? 'changed' : 'moved')
