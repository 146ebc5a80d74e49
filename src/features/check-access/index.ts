export { useAccess } from './api/access'
