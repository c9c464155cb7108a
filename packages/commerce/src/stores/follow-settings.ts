import { type ShopSettings, settingsOfView } from '@vonk/domain/settings'
import type { StoreDirectory, StoreView } from '@vonk/domain/stores'
import type { ModuleSettings } from '@vonk/module'
import type { Db } from '@vonk/platform/db'
import type { Log } from '@vonk/platform/log'
import { currentPosition, type Outbox } from '@vonk/platform/outbox'
import type { z } from 'zod'
import { brandsChanged } from '../brands/index.ts'
import { storeViewsChanged } from './events.ts'
import { completeSettings, readModuleSettings } from './module-settings.ts'
import { findStoreDirectory, NoStoreViews } from './store.ts'

export type LiveSettings = {
  /** As the database has them, a moment ago at most. */
  of(view: StoreView): ShopSettings
  /** What a view has for the settings of a module. */
  ofModule<Schema extends z.ZodObject>(settings: ModuleSettings<Schema>, view: StoreView): z.output<Schema>
  /** The views as they are now: whoever holds it sees those that are added later. */
  readonly directory: StoreDirectory
  onChange(listener: () => void): void
  close(): Promise<void>
}

type FollowingParts = { readonly db: Db; readonly outbox: Outbox; readonly log: Log }

/** The settings of all views, kept in step with what is configured in any process. */
export async function followSettings({ db, outbox, log }: FollowingParts): Promise<LiveSettings> {
  // Taken before anything is read: what changes while reading is read again.
  const from = await currentPosition(db)
  const listeners = new Set<() => void>()
  let current = await readSettings(db)

  async function readAgain(): Promise<void> {
    current = await readSettings(db)
    log.info('the settings of store views were read again')
    for (const listener of listeners) listener()
  }

  const reader = outbox.follow({
    topics: [storeViewsChanged, brandsChanged],
    from,
    onEvent: readAgain,
    onRewind: readAgain,
  })
  return {
    of: (view) => current.ofShop.get(view.code) ?? settingsOfView(view),
    ofModule: (settings, view) => completeSettings(settings, current.ofModules.get(view.code)?.[settings.name]),
    directory: {
      /** Asked for by who cannot do without a view. */
      get defaultCode() {
        if (!current.directory) throw new NoStoreViews()
        return current.directory.defaultCode
      },
      get views() {
        return current.directory?.views ?? []
      },
      get removed() {
        return current.directory?.removed ?? []
      },
      get moved() {
        return current.directory?.moved ?? []
      },
    },
    onChange: (listener) => void listeners.add(listener),
    close: () => reader.close(),
  }
}

async function readSettings(db: Db) {
  const directory = await findStoreDirectory(db)
  return {
    directory,
    ofShop: new Map(directory?.views.map((view) => [view.code, settingsOfView(view)])),
    ofModules: await readModuleSettings(db),
  }
}
