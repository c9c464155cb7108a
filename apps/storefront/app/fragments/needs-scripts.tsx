import { useAccountTranslation } from '../i18n/index.ts'
import styles from './needs-scripts.module.css'

type NeedsScriptsProps = { what: 'cart' | 'product' | 'login' | 'checkout' }

/** Says what a page cannot do where scripts are off. The server alone writes it: whoever has scripts needs none of its words. */
export function NeedsScripts({ what }: NeedsScriptsProps) {
  return <noscript>{import.meta.env.SSR && <Words what={what} />}</noscript>
}

function Words({ what }: NeedsScriptsProps) {
  // Its words stand among those of the account, which these pages never fetch.
  const t = useAccountTranslation()
  return <p className={styles.words}>{t(`needs-scripts.${what}`)}</p>
}
