export { BrandMark } from './BrandMark'
