export { checkAccessTask, useAccess } from './api/access'
