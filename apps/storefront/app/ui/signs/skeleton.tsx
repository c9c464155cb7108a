import styles from './skeleton.module.css'

type SkeletonProps = { shape?: 'line' | 'title' | 'picture' | 'button' | 'circle' }

/** Holds the place of something that is loading, so that nothing jumps when it comes. */
export function Skeleton({ shape = 'line' }: SkeletonProps) {
  return <span className={styles.skeleton} data-shape={shape} aria-hidden="true" />
}
