export { Button } from './Button'
export { ButtonLink } from './ButtonLink'
export { CountdownButton } from './CountdownButton'
