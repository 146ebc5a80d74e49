export { type FieldReport, type ProblemReport, problemOccurred, sendReportFx } from './problem-report'
