export { toSafeArticle } from './safe-article'
export { videoSource, type VideoSource } from './videos'
