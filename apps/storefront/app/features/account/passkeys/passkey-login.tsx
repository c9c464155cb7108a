import { Button } from '@vonk/ui/button'
import { Icon } from '@vonk/ui/icon'
import { useAccountTranslation } from '#i18n/index.ts'
import { FormProblem } from '../account-fields.tsx'
import styles from '../login-page.module.css'
import { isAbleToMakePasskeys } from './ask-device.ts'
import { type Enter, type LoginProblem, usePasskeyLogin } from './use-passkey-login.ts'

/** The way in for who has a key on this device; where the browser knows of none such, nothing. */
export function PasskeyLogin({ enter }: { enter: Enter }) {
  return isAbleToMakePasskeys() ? <PasskeyButton enter={enter} /> : null
}

function PasskeyButton({ enter }: { enter: Enter }) {
  const { logIn, problem, isBusy } = usePasskeyLogin(enter)
  return <PasskeyWay problem={problem} isBusy={isBusy} onLogIn={logIn} />
}

type PasskeyWayProps = { problem: LoginProblem | null; isBusy: boolean; onLogIn: () => void }

export function PasskeyWay({ problem, isBusy, onLogIn }: PasskeyWayProps) {
  const t = useAccountTranslation()
  return (
    <div className={styles.form}>
      <FormProblem text={problem && t(problem)} />
      <Button look="secondary" isWide isBusy={isBusy} onClick={onLogIn}>
        <Icon name="lock" size="s" />
        {t('passkey.log-in')}
      </Button>
    </div>
  )
}
