export { type GuideKey, guideOf } from './guide-key.ts'
export { SizeGuideButton } from './size-guide-button.tsx'
