import { isDeepStrictEqual } from 'node:util'
import type { ModuleSettings } from '@vonk/module'
import type { Actor } from '@vonk/platform/acts'
import type { Db } from '@vonk/platform/db'
import { asc, eq, isNull } from 'drizzle-orm'
import { readBrands } from '../brands/index.ts'
import { changeView, note } from './change-views.ts'
import { checkOverrides } from './check-overrides.ts'
import type { ViewInFile } from './check-view.ts'
import { configure } from './configure.ts'
import { readModuleSettings } from './module-settings.ts'
import { type StoreViewRow, storeViews } from './schema.ts'
import { insertView, isCodeTaken } from './store.ts'

/** The views that are there, with everything that was said of them. */
export async function readViewsForFile(db: Db): Promise<ViewInFile[]> {
  const rows = await db.select().from(storeViews).where(isNull(storeViews.removedAt)).orderBy(asc(storeViews.position))
  const modules = await readModuleSettings(db)
  return rows.map((row) => toFile(row, modules.get(row.code) ?? {}))
}

function toFile(row: StoreViewRow, moduleSettings: ViewInFile['moduleSettings']): ViewInFile {
  const { position: _, removedAt, appendStoreCode, tagManagerId, tagManagerDomain, tagManagerLoadScript, ...view } = row
  const checked = checkOverrides(row.settings)
  return {
    ...view,
    tagManager: { id: tagManagerId, domain: tagManagerDomain, loadScript: tagManagerLoadScript },
    settings: checked.ok ? checked.value : {},
    moduleSettings: Object.fromEntries(Object.entries(moduleSettings).filter(([, own]) => Object.keys(own).length > 0)),
  }
}

type Putting = { readonly by: Actor; readonly modules: readonly ModuleSettings[] }

/** Makes these the views of the shop: new ones are added, those that are not named are removed. Answers what is wrong. */
export async function putViews(tx: Db, wanted: readonly ViewInFile[], putting: Putting): Promise<readonly string[]> {
  const brands = await readBrands(tx)
  const unknown = wanted.filter(({ brand }) => !brands.has(brand))
  if (unknown.length > 0) return unknown.map(({ code, brand }) => `${code}: there is no brand "${brand}"`)
  const present = new Map((await readViewsForFile(tx)).map((view) => [view.code, view]))
  const added = wanted.filter(({ code }) => !present.has(code))
  for (const view of added) {
    if (await isCodeTaken(tx, view.code)) return [`${view.code}: was the code of a view whose orders keep it`]
    await insertView(tx, { ...toRow(view), isDefault: false, settings: {} })
    await note(tx, { by: putting.by, code: view.code }, { name: 'added', after: view })
  }
  await moveDefault(tx, wanted.find(({ isDefault }) => isDefault)?.code)
  const kept = new Set(wanted.map(({ code }) => code))
  for (const code of present.keys())
    if (!kept.has(code)) await changeView(tx, { by: putting.by, code }, { removedAt: new Date() }, 'removed')
  const faults: string[] = []
  for (const view of wanted) faults.push(...(await putView(tx, { before: present.get(view.code), view }, putting)))
  return faults
}

async function moveDefault(tx: Db, code: string | undefined): Promise<void> {
  if (code === undefined) return
  await tx.update(storeViews).set({ isDefault: false }).where(eq(storeViews.isDefault, true))
  await tx.update(storeViews).set({ isDefault: true }).where(eq(storeViews.code, code))
}

type Put = { readonly before: ViewInFile | undefined; readonly view: ViewInFile }

/** What a view is, and what it has set. */
async function putView(tx: Db, { before, view }: Put, { by, modules }: Putting): Promise<readonly string[]> {
  const { code } = view
  const [was, row] = [before && toRow(before), toRow(view)]
  const former = new Map<string, unknown>(Object.entries(was ?? {}))
  const changes = Object.fromEntries(
    Object.entries(row).filter(([field, value]) => !isDeepStrictEqual(former.get(field), value)),
  )
  const isMoved = 'host' in changes || 'pathPrefix' in changes
  if (was && Object.keys(changes).length > 0) await changeView(tx, { by, code }, changes, isMoved ? 'moved' : 'changed')
  const settings = settingsChanges(before, view)
  if (Object.keys(settings).length === 0) return []
  const configured = await configure(tx, { by, code, changes: settings, modules })
  if (configured.ok) return []
  return configured.refusal.code === 'settings-refused'
    ? configured.refusal.faults.map((fault) => `${code}: ${fault}`)
    : [`${code}: ${configured.refusal.code}`]
}

/** All of a view but what it is called by, whether it is the default, and its settings. */
function toRow({ isDefault: _, settings, moduleSettings, tagManager, ...view }: ViewInFile) {
  const { id: tagManagerId, domain: tagManagerDomain, loadScript: tagManagerLoadScript } = tagManager
  return { ...view, appendStoreCode: view.pathPrefix !== '', tagManagerId, tagManagerDomain, tagManagerLoadScript }
}

/** By name; null is taken away. */
function settingsChanges(before: ViewInFile | undefined, view: ViewInFile): Readonly<Record<string, unknown>> {
  const [was, wanted] = [before ? settingsOf(before) : new Map<string, unknown>(), settingsOf(view)]
  const gone = [...was.keys()].filter((name) => !wanted.has(name)).map((name) => [name, null] as const)
  return Object.fromEntries([
    ...[...wanted].filter(([name, value]) => !isDeepStrictEqual(was.get(name), value)),
    ...gone,
  ])
}

function settingsOf({ settings, moduleSettings }: ViewInFile): ReadonlyMap<string, unknown> {
  const ofModules = Object.entries(moduleSettings).flatMap(([module, own]) =>
    Object.entries(own).map(([name, value]) => [`${module}.${name}`, value] as const),
  )
  return new Map([...Object.entries(settings), ...ofModules])
}
