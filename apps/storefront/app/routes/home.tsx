import { HomePage } from '../features/content/index.ts'

export default function Home() {
  return <HomePage />
}
