import { IconButton } from '@vonk/ui/icon'
import { useTranslation } from '#i18n/index.ts'
import { useNotify } from '../../notifications/index.ts'

/** Hands the address on: through the device's own sheet, or to the clipboard where there is none. */
export function ShareButton({ title }: { title: string }) {
  const t = useTranslation()
  const notify = useNotify()
  const share = async () => {
    const url = window.location.href
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ title, url })
      await navigator.clipboard.writeText(url)
      notify({ type: 'success', message: t('product.share.copied') })
    } catch {
      // The shopper closed the sheet, or the browser lets nobody near the clipboard: the address bar still has it.
    }
  }
  return <IconButton icon="share" look="raised" label={t('product.share')} onClick={share} />
}
