export { PasswordField } from './PasswordField'
