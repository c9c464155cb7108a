import { writeTask } from '@vonk/client'
import { readCreditNote, readInvoice, readMe } from '@vonk/contract/calls'
import { useState } from 'react'
import { useWholeDevice } from '../../../device/index.ts'
import { useAccountTranslation } from '../../../i18n/index.ts'
import { Icon } from '../../../ui/controls/icon.tsx'
import { useNotify } from '../../notifications/index.ts'
import type { Order } from './order-view.ts'
import styles from './orders.module.css'

/** Invoice and credit notes, once there are any. */
export function OrderDocuments({ order }: { order: Order }) {
  const t = useAccountTranslation()
  const { order_id: orderId, invoice, credit_notes: creditNotes } = order.extension_attributes
  if (invoice === undefined && creditNotes.length === 0) return null
  return (
    <section className={styles.card}>
      <h2 className={styles.subtitle}>{t('account.order.documents')}</h2>
      <ul className={styles.documents}>
        {invoice !== undefined && (
          <li>
            <DocumentButton
              url={writeTask(readInvoice, { orderId }).url}
              name={t('account.order.invoice', { number: invoice })}
            />
          </li>
        )}
        {creditNotes.map((number) => (
          <li key={number}>
            <DocumentButton
              url={writeTask(readCreditNote, { orderId, number }).url}
              name={t('account.order.credit-note', { number })}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A button and no link: who the customer is goes into a header, never into an address. */
function DocumentButton({ url, name }: { url: string; name: string }) {
  const t = useAccountTranslation()
  const notify = useNotify()
  const fetchDocument = useFetching()
  const [isBusy, setIsBusy] = useState(false)

  async function download() {
    if (isBusy) return
    setIsBusy(true)
    const file = await fetchDocument(new URL(url, location.origin).pathname).catch(() => null)
    setIsBusy(false)
    if (file) return save(file, `${name}.pdf`)
    notify({ type: 'danger', message: t('account.order.document-failed'), action1: { label: t('notification.ok') } })
  }

  return (
    <button type="button" className={styles.turn} aria-busy={isBusy || undefined} onClick={download}>
      <Icon name="download" size="s" />
      {name} (PDF)
    </button>
  )
}

function useFetching() {
  const device = useWholeDevice()
  return async (path: string): Promise<Blob | null> => {
    const ask = () => {
      const { token } = device.store.read().session
      return fetch(path, { headers: { authorization: `Bearer ${token ?? ''}` } })
    }
    const first = await ask()
    if (first.status !== 401) return first.ok ? first.blob() : null
    // Any call renews a token that has grown old.
    await (await device.engine()).api.call(readMe, {})
    const second = await ask()
    return second.ok ? second.blob() : null
  }
}

function save(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // The browser has taken it over by the next turn.
  setTimeout(() => URL.revokeObjectURL(link.href))
}
