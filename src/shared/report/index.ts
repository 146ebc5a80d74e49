export {
  type FieldReport,
  type ProblemReport,
  problemOccurred,
  reportSilentFailure,
  sendReportFx,
} from './problem-report'
