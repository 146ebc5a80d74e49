export { Article } from './Article'
export { HelpVideo } from './HelpVideo'
