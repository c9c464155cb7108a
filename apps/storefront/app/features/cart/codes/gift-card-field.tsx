import { checkGiftCardCode } from '@vonk/domain/forms'
import type { CartActions } from '../../../device/index.ts'
import { useTranslation } from '../../../i18n/index.ts'
import { CodeField } from './code-field.tsx'
import { giftCardText } from './code-texts.ts'

type GiftCardFieldProps = { actions: Pick<CartActions, 'applyGiftCard'>; onSay: (text: string) => void }

/** A field for gift cards, one after the other. */
export function GiftCardField({ actions, onSay }: GiftCardFieldProps) {
  const t = useTranslation()

  async function apply(text: string): Promise<string | null> {
    const code = checkGiftCardCode(text)
    if (!code.ok) return giftCardText(code.refusal.code, t)
    const applied = await actions.applyGiftCard(code.value)
    if (!applied.ok) return giftCardText(applied.refusal.code, t)
    onSay(t('cart.gift.applied', { code: code.value }))
    return null
  }

  return <CodeField label={t('cart.gift.field')} buttonLabel={t('cart.gift.apply')} onApply={apply} />
}
