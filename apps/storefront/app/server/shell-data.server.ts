import { addressOf, type StoreDirectory } from '@vonk/domain/stores'
import { type Packed, pack } from '../features/packing/index.ts'
import type { ShopData } from '../features/stores/index.ts'
import type { ShellTheme } from '../features/theme/index.ts'
import type { ShopRequest } from './shop-context.server.ts'
import { themeColourOf } from './theme-colour.server.ts'

export type ShellData = ShopData & { readonly theme: ShellTheme }

// The same for every page of a view until its directory or theme is read anew: written once, not once per page.
const known = new WeakMap<StoreDirectory, WeakMap<ShellTheme, Map<string, Packed<ShellData>>>>()

/** What stands around every page of the view, ready to be handed to the browser. */
export async function loadShellData(shop: ShopRequest, { protocol, port }: URL): Promise<Packed<ShellData>> {
  const { theme } = await shop.findTheme()
  const ofThemes = findOr(known, shop.directory, () => new WeakMap())
  const ofOrigins = findOr(ofThemes, theme, () => new Map())
  return findOr(ofOrigins, `${shop.view.code} ${protocol}${port}`, () =>
    pack(shellData(shop, theme, { protocol, port })),
  )
}

function shellData({ view, directory }: ShopRequest, theme: ShellTheme, origin: ShopData['origin']): ShellData {
  const addresses = { ...directory, views: directory.views.map(addressOf) }
  return { view, directory: addresses, origin, themeColour: themeColourOf(view), theme }
}

type Findable<Key, Value> = { get(key: Key): Value | undefined; set(key: Key, value: Value): unknown }

function findOr<Key, Value>(map: Findable<Key, Value>, key: Key, create: () => Value): Value {
  const found = map.get(key) ?? create()
  map.set(key, found)
  return found
}
