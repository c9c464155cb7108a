import type { ModalName } from '@vonk/domain/navigation'
import type { ComponentType } from 'react'
import type { LaterMessageValues } from '../../i18n/message-values.generated.ts'
import { loadQuickAdd } from '../cart/index.ts'
import { loadWaitingOrders } from '../checkout/index.ts'
import { CarouselModal } from './contents/carousel-modal.tsx'
import type { ModalContentProps } from './modal-content.ts'

/** A text without values to fill in. */
type PlainMessageId = {
  [Id in keyof LaterMessageValues]: LaterMessageValues[Id] extends null ? Id : never
}[keyof LaterMessageValues]

type ModalEntry = {
  readonly title: PlainMessageId
  /** A sheet slides up from below on a phone. */
  readonly look: 'window' | 'sheet'
  readonly size?: 's' | 'm' | 'l'
  /** Null: the feature that opens it shows it too, with what it knows of the page. */
  readonly load: (() => Promise<ComponentType<ModalContentProps>>) | null
}

/** Every modal of the shop. To fill one, let `load` bring your component; it is fetched when the modal opens. */
export const modalRegistry: Readonly<Record<ModalName, ModalEntry>> = {
  'm-modal-review': { title: 'reviews.write', look: 'sheet', load: null },
  'm-modal-authentication': {
    title: 'login.title',
    look: 'window',
    size: 's',
    load: async () => (await import('../account/index.ts')).AuthenticationModal,
  },
  'm-modal-size-guide': { title: 'modal.size.title', look: 'sheet', load: null },
  'm-modal-terms-and-conditions': {
    title: 'modal.terms.title',
    look: 'window',
    size: 'm',
    load: async () => (await import('./contents/terms-modal.tsx')).TermsModal,
  },
  'm-modal-feature-not-implemented': {
    title: 'modal.missing.title',
    look: 'window',
    size: 's',
    load: async () => (await import('./contents/feature-not-implemented.tsx')).FeatureNotImplemented,
  },
  'm-modal-language-switcher': {
    title: 'switcher.title',
    look: 'sheet',
    load: async () => (await import('./contents/language-modal.tsx')).LanguageModal,
  },
  'm-modal-order-confirmation': {
    title: 'checkout.review.products',
    look: 'window',
    load: loadWaitingOrders,
  },
  'm-modal-newsletter': {
    title: 'modal.newsletter.title',
    look: 'window',
    size: 's',
    load: async () => (await import('./contents/newsletter-modal.tsx')).NewsletterModal,
  },
  'm-modal-product-carousel': {
    title: 'cart.cross-sell',
    look: 'window',
    size: 'l',
    load: async () => CarouselModal,
  },
  'm-modal-product-configurable-options': {
    title: 'modal.options.title',
    look: 'sheet',
    load: loadQuickAdd,
  },
}
