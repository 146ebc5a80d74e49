export { createPortalRoutes } from './portal-routes'
