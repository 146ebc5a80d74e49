export { ErrorBoundary, RenderError } from './ErrorBoundary'
