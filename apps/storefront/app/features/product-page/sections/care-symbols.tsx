import { useTranslation } from '../../../i18n/index.ts'
import { Icon } from '../../../ui/controls/icon.tsx'
import type { IconName } from '../../../ui/controls/icon-names.ts'
import styles from './product-details.module.css'

const icons = {
  'wash-30': 'wash-30',
  'wash-40': 'wash-40',
  'wash-60': 'wash-60',
  'wash-hand': 'hand-wash',
  'wash-no': 'no-wash',
  'bleach-no': 'no-bleach',
  'tumble-low': 'tumble-low',
  'tumble-no': 'no-tumble',
  'iron-low': 'iron-low',
  'iron-medium': 'iron-medium',
  'iron-high': 'iron-high',
  'iron-no': 'no-iron',
  'dryclean-yes': 'dry-clean',
  'dryclean-no': 'no-dry-clean',
} as const satisfies Readonly<Record<string, IconName>>

type CareCode = keyof typeof icons

/** The washing symbols in their usual order, each with its meaning; one nobody knows is left to the written words. */
export function CareSymbols({ codes }: { codes: readonly string[] }) {
  const t = useTranslation()
  const known = codes.filter((code): code is CareCode => code in icons)
  if (known.length === 0) return null
  return (
    <ul className={styles.care}>
      {known.map((code) => (
        <li key={code}>
          <Icon name={icons[code]} size="l" />
          {t(`care.${code}`)}
        </li>
      ))}
    </ul>
  )
}
