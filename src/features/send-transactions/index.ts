import './model/transactions'
