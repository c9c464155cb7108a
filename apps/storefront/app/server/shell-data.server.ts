import { addressOf } from '@vonk/domain/stores'
import type { Packed } from '../features/packing/index.ts'
import type { ShopData } from '../features/stores/index.ts'
import type { ShellTheme } from '../features/theme/index.ts'
import { createMadeOnce } from './made-once.ts'
import type { ShopRequest } from './shop-context.server.ts'
import { themeColourOf } from './theme-colour.server.ts'

export type ShellData = ShopData & { readonly theme: ShellTheme }

// Directory and theme are read anew every few seconds and seldom differ: while they do not, the data is the same object,
// and all that was written with it is of use.
const madeOnce = createMadeOnce<ShellData>()

/** What stands around every page of the view, ready to be handed to the browser. */
export async function loadShellData(shop: ShopRequest, { protocol, port }: URL): Promise<Packed<ShellData>> {
  const { theme } = await shop.findTheme()
  const name = `${shop.view.code} ${protocol}${port}`
  return shop.pack(madeOnce(name, [shop.directory, theme], () => shellData(shop, theme, { protocol, port })))
}

function shellData({ view, directory }: ShopRequest, theme: ShellTheme, origin: ShopData['origin']): ShellData {
  const addresses = { ...directory, views: directory.views.map(addressOf) }
  return { view, directory: addresses, origin, themeColour: themeColourOf(view), theme }
}
