export { Feedback } from './feedback.tsx'
export { FeedbackProvider } from './feedback-provider.tsx'
