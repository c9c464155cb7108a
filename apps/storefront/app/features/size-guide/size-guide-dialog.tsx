import { useLaterTranslation } from '../../i18n/index.ts'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import type { GuideKey } from './guide-key.ts'
import { type GuideSize, guideTable } from './guide-table.ts'
import styles from './size-guide.module.css'

type SizeGuideDialogProps = { guide: GuideKey; sizes: readonly GuideSize[]; advice: string; onClose: () => void }

/** How to measure, and what each size of this garment measures. */
export function SizeGuideDialog({ guide, sizes, advice, onClose }: SizeGuideDialogProps) {
  const t = useLaterTranslation()
  const { measures, rows } = guideTable(guide, sizes)
  const isBody = leadOf(guide) === 'guide.lead'
  const hasAges = rows.some(({ age }) => age !== null)
  return (
    <Dialog isOpen onClose={onClose} title={t('guide.title')} closeLabel={t('ui.close')}>
      <div className={styles.guide}>
        <p>{t(leadOf(guide))}</p>
        {/* Where the garment has advice of its own, it says what to do between two sizes. */}
        {advice !== '' ? <p className={styles.advice}>{advice}</p> : isBody && <p>{t('guide.between')}</p>}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard. */}
        <section className={styles.scroll} aria-label={t('guide.title')} tabIndex={0}>
          <table className={styles.table}>
            <caption>{t('guide.caption')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('guide.size')}</th>
                {hasAges && <th scope="col">{t('guide.age')}</th>}
                {measures.map((measure) => (
                  <th key={measure} scope="col">
                    {t(`guide.${measure}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ label, age, values }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  {hasAges && <td>{age}</td>}
                  {measures.map((measure, place) => (
                    <td key={measure}>{values[place]}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </div>
    </Dialog>
  )
}

function leadOf(guide: GuideKey): 'guide.lead' | 'guide.lead-foot' | 'guide.lead-head' {
  if (guide === 'shoes' || guide === 'socks') return 'guide.lead-foot'
  return guide === 'hats' ? 'guide.lead-head' : 'guide.lead'
}
