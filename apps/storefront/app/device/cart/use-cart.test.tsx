import { defaultSettings } from '@vonk/domain/settings'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { DeviceProvider } from '../device-context.tsx'
import { blankDevice } from '../device-state.ts'
import { useSession } from '../session/use-session.ts'
import { createDeviceStore } from '../store/device-store.ts'
import { aProduct } from '../testing/open-tab.ts'
import { useWishlist } from '../wishlist/use-wishlist.ts'
import { addToCart } from './change-cart.ts'
import { useCart } from './use-cart.ts'

function Personal() {
  const { lines, count, isLoaded, totals } = useCart()
  const { role } = useSession()
  const { items } = useWishlist()
  return <p>{JSON.stringify([lines.length, count, isLoaded, totals, role, items.length]).replaceAll('"', '')}</p>
}

describe('useCart, useSession and useWishlist', () => {
  it('are blank in what the server writes, whatever lies on a device', () => {
    const { cart } = addToCart(blankDevice.cart, [aProduct()], {
      ...defaultSettings,
      isServerSynced: true,
      addId: 'a',
    })
    const session = { ...blankDevice.session, token: 'secret' }
    const store = createDeviceStore({ ...blankDevice, cart, session })
    const html = renderToStaticMarkup(
      <DeviceProvider store={store}>
        <Personal />
      </DeviceProvider>,
    )

    expect(html).toBe('<p>[0,0,false,null,guest,0]</p>')
  })
})
