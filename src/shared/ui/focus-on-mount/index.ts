export { focusOnMount, focusOnMountIfLost } from './focus-on-mount'
