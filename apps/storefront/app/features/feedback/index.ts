export { Feedback, FeedbackProvider } from './feedback.tsx'
