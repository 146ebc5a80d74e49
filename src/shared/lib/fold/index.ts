export { fold, foldWithPositions } from './fold'
