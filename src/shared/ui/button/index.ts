export { Button, ButtonLink, CountdownButton } from './Button'
