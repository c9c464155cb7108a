import { addToWishlist, clickWishlist, removeFromWishlist, type WishlistItem } from '@vonk/domain/wishlist'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { readLocal, useVisitor, writeLocal } from '../../device/index.ts'
import { useTranslation } from '../../i18n/index.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { useNotify } from '../notifications/index.ts'

type Wished = { readonly sku: string; readonly name: string; readonly image: string; readonly page: string }

const storageKey = 'shop/wishlist/current-wishlist'

/** The heart: keeps the product for a customer; a guest is told why they land on the login. */
export function WishlistButton({ product }: { product: Wished }) {
  const t = useTranslation()
  const notify = useNotify()
  const navigate = useNavigate()
  const { isLoggedIn } = useVisitor()
  const [isWished, setIsWished] = useState(false)
  useEffect(
    () => setIsWished(isLoggedIn && readWishlist().some(({ sku }) => sku === product.sku)),
    [isLoggedIn, product.sku],
  )
  const click = () => {
    const { page, notice } = clickWishlist({ isLoggedIn })
    if (notice !== null) {
      notify({
        type: 'warning',
        message: t('product.wishlist.needs-account'),
        action1: { label: t('notification.ok') },
      })
      navigate(page)
      return
    }
    const list = readWishlist()
    writeLocal(storageKey, isWished ? removeFromWishlist(list, product.sku) : addToWishlist(list, product))
    setIsWished(!isWished)
  }
  return (
    <IconButton
      icon={isWished ? 'heart-filled' : 'heart'}
      look="raised"
      label={t(isWished ? 'product.wishlist.remove' : 'product.wishlist.add')}
      aria-pressed={isWished}
      onClick={click}
    />
  )
}

function readWishlist(): readonly WishlistItem<Wished>[] {
  const stored = readLocal(storageKey)
  // Written by this file alone.
  return Array.isArray(stored) ? (stored as WishlistItem<Wished>[]) : []
}
