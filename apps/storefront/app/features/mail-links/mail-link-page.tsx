import { Button } from '@vonk/ui/button'
import { Icon } from '@vonk/ui/icon'
import { useState } from 'react'
import { useAccountTranslation } from '../../i18n/index.ts'
import { Container } from '../../ui/structure/container.tsx'
import { HiddenPageHead } from '../seo/index.ts'
import { useShop } from '../stores/index.ts'
import { type Followed, followLink } from './follow-link.ts'
import { Problem } from './leave-form.tsx'
import { LinkAnswer } from './link-answer.tsx'
import { type MailLink, nameOf } from './mail-link.ts'
import styles from './mail-link-page.module.css'
import { useLinkToken } from './use-link-token.ts'

/** Where the links of mails lead. Nothing happens before a button is pressed: programs open links, too. */
export function MailLinkPage({ link }: { link: MailLink }) {
  const t = useAccountTranslation()
  const token = useLinkToken()
  return (
    <Container>
      <HiddenPageHead title={t(`mail-link.${nameOf(link)}.title`)} />
      <div className={styles.page}>
        {/* The link of another mail, opened in the same window, is another question. */}
        <QuestionAndAnswer key={token} link={link} token={token} />
      </div>
    </Container>
  )
}

type QuestionAndAnswerProps = {
  link: MailLink
  /** Null until the address has been read. */
  token: string | null
}

function QuestionAndAnswer({ link, token }: QuestionAndAnswerProps) {
  const [followed, setFollowed] = useState<Followed | null>(null)
  const { outcome = null, product = null } = token === '' && !followed ? noLink : (followed ?? {})
  if (outcome === null || outcome === 'failed')
    return <Question link={link} token={token} hasFailed={outcome === 'failed'} onFollowed={setFollowed} />
  return <LinkAnswer link={link} outcome={outcome} product={product} hasPressed={followed !== null} />
}

const noLink: Followed = { outcome: 'unknown' }

type QuestionProps = QuestionAndAnswerProps & {
  hasFailed: boolean
  onFollowed: (followed: Followed) => void
}

function Question({ link, token, hasFailed, onFollowed }: QuestionProps) {
  const t = useAccountTranslation()
  const { code: storeCode } = useShop().view
  const [isBusy, setIsBusy] = useState(false)
  const texts = `mail-link.${nameOf(link)}` as const

  async function follow() {
    if (token === null) return
    setIsBusy(true)
    onFollowed(await followLink(link, token, { storeCode }))
    setIsBusy(false)
  }

  return (
    <section className={styles.card}>
      <Icon name="mail" size="l" />
      <h1 className={styles.title}>{t(`${texts}.title`)}</h1>
      <p className={styles.lead}>{t(`${texts}.lead`)}</p>
      <Problem text={hasFailed ? t('mail-link.failed') : null} />
      <Button isWide isBusy={isBusy} aria-disabled={token === null} onClick={follow}>
        {t(`${texts}.button`)}
      </Button>
      <p className={styles.small}>{t(`${texts}.small`)}</p>
    </section>
  )
}
