export { CommitReporter } from './CommitReporter'
