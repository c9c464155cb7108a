import { useLaterTranslation } from '#i18n/index.ts'
import { type CardProduct, ProductCarousel } from '../../product/index.ts'
import type { ModalContentProps } from '../modal-content.ts'

/** Products to look through beside whatever is open. Who opens it hands them over. */
export function CarouselModal({ payload }: Pick<ModalContentProps, 'payload'>) {
  const t = useLaterTranslation()
  // Only the cart opens it, with cards the shop has answered.
  const products = Array.isArray(payload) ? (payload as readonly CardProduct[]) : []
  return <ProductCarousel id="modal-products" title={t('cart.cross-sell')} products={products} />
}
