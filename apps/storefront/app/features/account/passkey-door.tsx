import { LazyBoundary } from '../../fragments/index.ts'
import { useAccountTexts } from '../../i18n/index.ts'
import styles from './login-page.module.css'
import type { Enter } from './passkeys/use-passkey-login.ts'

/** What speaks to the keys of a device; no page carries it that does not need it. */
export const loadPasskeyCode = () => import('./passkeys/passkey-code.ts')

/** The way in without a password. It has its place before it comes, so that nothing jumps. */
export function PasskeyDoor({ enter }: { enter: Enter }) {
  const texts = useAccountTexts()

  async function load() {
    const [{ PasskeyLogin }] = await Promise.all([loadPasskeyCode(), texts.load()])
    return PasskeyLogin
  }
  return (
    <div className={styles.door}>
      <LazyBoundary load={load} props={{ enter }} />
    </div>
  )
}
