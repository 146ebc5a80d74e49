export { Button } from './Button'
export { ButtonLink } from './ButtonLink'
