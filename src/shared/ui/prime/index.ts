/** Fields of the forms, whose controls are PrimeReact's: use them in lazy chunks only. No other folder imports PrimeReact. */
export { PasswordField } from './PasswordField'
export { TextAreaField } from './TextAreaField'
export { TextField } from './TextField'
