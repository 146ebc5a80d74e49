export { $isReloadPending, transactionsChanged } from './model/transactions'
