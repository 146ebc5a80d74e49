export { ErrorBoundary } from './ErrorBoundary'
export { RenderError } from './RenderError'
