import { Icon } from '@vonk/ui/icon'
import { lazyPart } from '../../fragments/index.ts'
import { useTranslation } from '../../i18n/index.ts'
import { useModal } from '../panels/index.ts'
import type { GuideKey } from './guide-key.ts'
import type { GuideSize } from './guide-table.ts'
import styles from './size-guide.module.css'

const SizeGuideDialog = lazyPart(async () => (await import('./size-guide-dialog.tsx')).SizeGuideDialog)

type SizeGuideButtonProps = { guide: GuideKey; sizes: readonly GuideSize[]; advice: string }

/** Opens the size guide of the garment at hand. */
export function SizeGuideButton(props: SizeGuideButtonProps) {
  const t = useTranslation()
  const { isOpen, open, close } = useModal('m-modal-size-guide')
  return (
    <>
      <button type="button" className={styles.button} onClick={() => open()}>
        <Icon name="size" size="s" />
        {t('product.size-guide')}
      </button>
      {isOpen && <SizeGuideDialog {...props} onClose={close} />}
    </>
  )
}
