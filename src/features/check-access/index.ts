export { useAccess } from './api/access'
export { checkAccessTask } from './api/check-access'
