import type { ButtonHTMLAttributes } from 'react'
import styles from './button.module.css'

type ButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> & {
  look?: 'main' | 'plain' | 'quiet' | 'danger'
}

export function Button({ look = 'plain', type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={styles.button} data-look={look} {...rest} />
}
