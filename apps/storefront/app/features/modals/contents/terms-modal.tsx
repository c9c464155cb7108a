import { useLaterTranslation } from '#i18n/index.ts'
import { StoryWindow } from '../../content/index.ts'
import type { ModalContentProps } from '../modal-content.ts'

/** The terms as their own page tells them, or the way to that page. A payload names the story they are, by its uuid. */
export function TermsModal({ payload }: Pick<ModalContentProps, 'payload'>) {
  const t = useLaterTranslation()
  return <StoryWindow path={t('modal.terms.path')} uuid={typeof payload === 'string' ? payload : undefined} />
}
