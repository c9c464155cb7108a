import { addressOf } from '@vonk/domain/stores'
import type { Packed } from '#fragments/index.ts'
import type { ShopRequest } from '#request/shop-request.server.ts'
import type { ShopData } from '../../stores/index.ts'
import type { ShellTheme } from '../index.ts'
import { lookFilesOf } from './look-sheet.server.ts'
import { themeColourOf } from './theme-colour.server.ts'
import type { FindTheme } from './theme-context.server.ts'

export type ShellData = ShopData & { readonly theme: ShellTheme }

/** What stands around every page of the view, ready to be handed to the browser. */
export async function loadShellData(
  shop: ShopRequest,
  findTheme: FindTheme,
  { protocol, port }: URL,
): Promise<Packed<ShellData>> {
  const { theme } = await findTheme()
  const key = `${shop.view.code} ${protocol}${port}`
  const make = () => shellData(shop, theme, { protocol, port })
  return shop.pack(shop.caches.shellData.find(key, [shop.directory, theme], make))
}

function shellData({ view, directory, host }: ShopRequest, theme: ShellTheme, origin: ShopData['origin']): ShellData {
  const offered = directory.views.filter(({ code, isHidden }) => !isHidden || code === view.code)
  const addresses = { defaultCode: directory.defaultCode, views: offered.map(addressOf) }
  const { look: _, ...shown } = view
  const colour = themeColourOf(view)
  const map = host.mapTiles ? { mapTiles: host.mapTiles } : {}
  return { view: shown, directory: addresses, origin, look: lookFilesOf(view), themeColour: colour, theme, ...map }
}
