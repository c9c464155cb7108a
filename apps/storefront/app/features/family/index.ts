export { FamilySection } from './family-section.tsx'
