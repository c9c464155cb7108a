import { checkGiftCardCode } from '@vonk/domain/forms'
import type { Cents } from '@vonk/domain/money'
import { formatPrice } from '@vonk/domain/pricing'
import type { CartActions } from '../../device/index.ts'
import { useTranslation } from '../../i18n/index.ts'
import { useShop } from '../stores/index.ts'
import { AppliedCode } from './applied-code.tsx'
import { CodeField } from './code-field.tsx'
import { giftCardText } from './code-texts.ts'
import { type HeldCard, leftOnCards } from './gift-card-balances.ts'

type GiftCardBoxProps = {
  cards: readonly HeldCard[]
  /** What is to be paid before any card. */
  due: Cents
  actions: Pick<CartActions, 'applyGiftCard' | 'removeGiftCard'>
  onSay: (text: string) => void
}

/** Gift cards, as many as the shopper has, each with what stays on it. */
export function GiftCardBox({ cards, due, actions, onSay }: GiftCardBoxProps) {
  const t = useTranslation()
  const { priceFormat } = useShop().view
  const left = leftOnCards(due, cards)

  async function apply(text: string): Promise<string | null> {
    const code = checkGiftCardCode(text)
    if (!code.ok) return giftCardText(code.refusal.code, t)
    const applied = await actions.applyGiftCard(code.value)
    if (!applied.ok) return giftCardText(applied.refusal.code, t)
    onSay(t('cart.gift.applied', { code: code.value }))
    return null
  }

  async function remove(code: string) {
    const removed = await actions.removeGiftCard(code)
    onSay(removed.ok ? t('cart.gift.removed', { code }) : giftCardText(removed.refusal.code, t))
  }

  return (
    <>
      {cards.map(({ code }, place) => (
        <AppliedCode
          key={code}
          icon="gift"
          code={code}
          note={noteOf(left[place] ?? null)}
          removeLabel={t('cart.gift.remove', { code })}
          onRemove={() => void remove(code)}
        />
      ))}
      <CodeField label={t('cart.gift.field')} buttonLabel={t('cart.gift.apply')} onApply={apply} />
    </>
  )

  function noteOf(amount: Cents | null): string | null {
    return amount === null ? null : t('cart.gift.left', { amount: formatPrice(amount, priceFormat) })
  }
}
