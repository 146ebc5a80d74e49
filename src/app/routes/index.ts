export { connectRouter } from './connect-router'
export { createPortalRoutes } from './portal-routes'
