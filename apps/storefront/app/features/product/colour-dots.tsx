import styles from './colour-dots.module.css'

const mostDots = 5
const radius = 6
const step = 18

/** The colours a garment comes in. A drawing, as the page's policy forbids colours in a style attribute. */
export function ColourDots({ swatches, label }: { swatches: readonly string[]; label: string }) {
  const shown = swatches.slice(0, mostDots)
  const width = shown.length * step
  return (
    <svg
      className={styles.dots}
      role="img"
      aria-label={label}
      width={width}
      height={step}
      viewBox={`0 0 ${width} ${step}`}
    >
      {shown.map((swatch, index) => (
        <circle key={swatch} cx={index * step + step / 2} cy={step / 2} r={radius} fill={swatch} />
      ))}
    </svg>
  )
}
