export {
  type FieldReport,
  type ProblemReport,
  problemOccurred,
  reportSilentFailure,
  sendReportTask,
} from './problem-report'
