import { readCreditNote, readInvoice } from '@vonk/contract/calls'
import { Icon } from '@vonk/ui/icon'
import { useState } from 'react'
import { useWholeDevice } from '#device/index.ts'
import { useAccountTranslation } from '#i18n/index.ts'
import { useNotify } from '../../notifications/index.ts'
import { type Device, fetchOwnFile, saveFile } from '../own-file.ts'
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
              load={(device) => fetchOwnFile(device, readInvoice, { orderId })}
              name={t('account.order.invoice', { number: invoice })}
            />
          </li>
        )}
        {creditNotes.map((number) => (
          <li key={number}>
            <DocumentButton
              load={(device) => fetchOwnFile(device, readCreditNote, { orderId, number })}
              name={t('account.order.credit-note', { number })}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

type DocumentButtonProps = { load: (device: Device) => Promise<Response>; name: string }

/** A button and no link: who the customer is does not go into an address. */
function DocumentButton({ load, name }: DocumentButtonProps) {
  const t = useAccountTranslation()
  const notify = useNotify()
  const device = useWholeDevice()
  const [isBusy, setIsBusy] = useState(false)

  async function download() {
    if (isBusy) return
    setIsBusy(true)
    const file = await load(device)
      .then((answer) => (answer.ok ? answer.blob() : null))
      .catch(() => null)
    setIsBusy(false)
    if (file) return saveFile(file, `${name}.pdf`)
    notify({ type: 'danger', message: t('account.order.document-failed'), action1: { label: t('notification.ok') } })
  }

  return (
    <button type="button" className={styles.turn} aria-busy={isBusy || undefined} onClick={download}>
      <Icon name="download" size="s" />
      {name} (PDF)
    </button>
  )
}
