import { deleteAccount, exportAccount } from '@vonk/contract/calls'
import { Button } from '@vonk/ui/button'
import { useState } from 'react'
import { useWholeDevice } from '#device/index.ts'
import { type TranslateAccount, useAccountTranslation } from '#i18n/index.ts'
import { FormProblem } from '../../account/index.ts'
import { useNotify } from '../../notifications/index.ts'
import { fetchOwnFile, saveFile } from '../own-file.ts'
import styles from '../profile/profile.module.css'
import { useProving } from '../proof/index.ts'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'

/** What everybody may ask for: a copy of all that is kept of them, and to be forgotten. */
export function DataSection({ onLeave }: { onLeave: () => Promise<void> }) {
  return (
    <>
      <ExportCard />
      <DeleteCard onLeave={onLeave} />
    </>
  )
}

function ExportCard() {
  const t = useAccountTranslation()
  const device = useWholeDevice()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [isDone, setIsDone] = useState(false)

  async function download() {
    setIsBusy(true)
    setProblem(null)
    setIsDone(false)
    const answer = await fetchOwnFile(device, exportAccount, {}).catch(() => null)
    const file = answer?.ok ? await answer.blob().catch(() => null) : null
    setIsBusy(false)
    if (!file) return setProblem(t(answer?.status === 429 ? 'notice.too-many-attempts' : 'account.data.failed'))
    saveFile(file, 'account.zip')
    setIsDone(true)
  }

  return (
    <section className={styles.card}>
      <h2 className={styles.subtitle}>{t('account.data.title')}</h2>
      <p className={styles.lead}>{t('account.data.lead')}</p>
      <FormProblem text={problem} />
      <div className={styles.buttons}>
        <Button look="secondary" isBusy={isBusy} onClick={download}>
          {t('account.data.download')}
        </Button>
        <span role="status">{isDone && t('account.data.done')}</span>
      </div>
    </section>
  )
}

function DeleteCard({ onLeave }: { onLeave: () => Promise<void> }) {
  const t = useAccountTranslation()
  const remove = useDeleting(onLeave)
  const [isAsking, setIsAsking] = useState(false)
  return (
    <section className={styles.card}>
      <h2 className={styles.subtitle}>{t('account.delete.title')}</h2>
      <p className={styles.lead}>{t('account.delete.lead')}</p>
      <div>
        <Button look="secondary" onClick={() => setIsAsking(true)}>
          {t('account.delete.button')}
        </Button>
      </div>
      {isAsking && <DeleteAccountDialog onDelete={remove} onClose={() => setIsAsking(false)} />}
    </section>
  )
}

/** Deletes the account; answers in words why not. */
function useDeleting(onLeave: () => Promise<void>) {
  const t = useAccountTranslation()
  const notify = useNotify()
  const device = useWholeDevice()
  const { prove, askAgain } = useProving()
  return async (password: string): Promise<string | null> => {
    const proved = await prove(password)
    if (!proved.ok) return proved.refusal
    const engine = await device.engine().catch(() => null)
    const answer = await engine?.api.call(deleteAccount, { proof: proved.value })
    if (answer?.isUnreachable === false && answer.refusal === 'proof-needed') return askAgain()
    if (!answer?.isOk) return deletionText(answer?.isUnreachable === false ? answer.refusal : null, t)
    notify({ type: 'success', message: t('account.delete.done'), action1: { label: t('notification.ok') } })
    await onLeave()
    return null
  }
}

export function deletionText(refusal: string | null, t: TranslateAccount): string {
  switch (refusal) {
    case 'orders-open':
      return t('account.delete.orders-open')
    case 'too-many-attempts':
      return t('notice.too-many-attempts')
    default:
      return t('account.delete.failed')
  }
}
