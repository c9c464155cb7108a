import { Icon } from '@vonk/ui/icon'
import { useEffect, useState } from 'react'
import { useTranslation } from '#i18n/index.ts'
import type { UspBarContent } from '../../theme/index.ts'
import { useIsCalm } from '../navigation/use-media-query.ts'
import { ShellLink } from '../shell-link.tsx'
import styles from './usp-bar.module.css'

/** The line of announcements over the header. */
export function UspBar({ bar }: { bar: UspBarContent }) {
  const t = useTranslation()
  const { shown, canRotate, isStopped, isCalm, setIsStopped, setIsHeld } = useRotation(bar)
  return (
    <section
      className={styles.bar}
      aria-label={t('usps.title')}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <ul className={styles.usps} data-rotating={canRotate || undefined}>
        {bar.usps.map(({ label, href }, index) => (
          <li key={label} className={styles.usp} data-shown={!canRotate || index === shown || undefined}>
            {href ? <a href={href}>{label}</a> : label}
          </li>
        ))}
      </ul>
      {canRotate && !isCalm && (
        <button
          className={styles.pause}
          type="button"
          aria-label={t(isStopped ? 'usps.play' : 'usps.pause')}
          onClick={() => setIsStopped(!isStopped)}
        >
          <Icon name={isStopped ? 'play' : 'pause'} size="s" />
        </button>
      )}
      {bar.extraLink && (
        <ShellLink className={styles.extra} link={bar.extraLink}>
          {bar.extraLink.label}
        </ShellLink>
      )}
    </section>
  )
}

const rotationMs = 5000

/** Which announcement is shown. They take turns until somebody looks at one, asks for calm or stops them. */
function useRotation(bar: UspBarContent) {
  const [shown, setShown] = useState(0)
  const [isStopped, setIsStopped] = useState(false)
  const [isHeld, setIsHeld] = useState(false)
  const isCalm = useIsCalm()
  const count = bar.usps.length
  const canRotate = bar.animate && count > 1
  const isTurning = canRotate && !isStopped && !isHeld && !isCalm

  useEffect(() => {
    if (!isTurning) return
    const timer = setInterval(() => setShown((index) => (index + 1) % count), rotationMs)
    return () => clearInterval(timer)
  }, [isTurning, count])

  return { shown, canRotate, isStopped: isStopped || isCalm, isCalm, setIsStopped, setIsHeld }
}
