import { Dialog } from '@vonk/ui/dialog'
import { type Column, Table } from '@vonk/ui/table'
import { useLaterTranslation } from '../../i18n/index.ts'
import type { GuideKey } from './guide-key.ts'
import { type GuideRow, type GuideSize, guideTable } from './guide-table.ts'
import styles from './size-guide.module.css'

type SizeGuideDialogProps = { guide: GuideKey; sizes: readonly GuideSize[]; advice: string; onClose: () => void }

/** How to measure, and what each size of this garment measures. */
export function SizeGuideDialog({ guide, sizes, advice, onClose }: SizeGuideDialogProps) {
  const t = useLaterTranslation()
  const { measures, rows } = guideTable(guide, sizes)
  const isBody = leadOf(guide) === 'guide.lead'
  const hasAges = rows.some(({ age }) => age !== null)
  const ages: Column<GuideRow> = { name: t('guide.age'), cell: ({ age }) => age }
  const columns: Column<GuideRow>[] = [
    { name: t('guide.size'), cell: ({ label }) => label },
    ...(hasAges ? [ages] : []),
    ...measures.map((measure, place) => ({
      name: t(`guide.${measure}`),
      cell: ({ values }: GuideRow) => values[place],
    })),
  ]
  return (
    <Dialog isOpen onClose={onClose} title={t('product.size-guide')} closeLabel={t('ui.close')}>
      <div className={styles.guide}>
        <p>{t(leadOf(guide))}</p>
        {/* Where the garment has advice of its own, it says what to do between two sizes. */}
        {advice !== '' ? <p className={styles.advice}>{advice}</p> : isBody && <p>{t('guide.between')}</p>}
        <Table caption={t('guide.caption')} columns={columns} rows={rows} keyOf={({ label }) => label} />
      </div>
    </Dialog>
  )
}

function leadOf(guide: GuideKey): 'guide.lead' | 'guide.lead-foot' | 'guide.lead-head' {
  if (guide === 'shoes' || guide === 'socks') return 'guide.lead-foot'
  return guide === 'hats' ? 'guide.lead-head' : 'guide.lead'
}
