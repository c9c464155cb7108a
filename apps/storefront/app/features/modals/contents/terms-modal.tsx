import { useLaterTranslation } from '../../../i18n/index.ts'
import { StoryWindow } from '../../content/index.ts'
import type { ModalContentProps } from '../modal-content.ts'

/** The terms as their own page tells them, or the way to that page. A payload names another page. */
export function TermsModal({ payload }: Pick<ModalContentProps, 'payload'>) {
  const t = useLaterTranslation()
  return <StoryWindow path={typeof payload === 'string' ? payload : t('modal.terms.path')} />
}
