export { type ProblemReport, problemOccurred } from './problem-report'
